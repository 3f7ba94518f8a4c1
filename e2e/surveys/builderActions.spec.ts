import type { Page } from '@playwright/test';
import { addManyQuestions } from '../support/addManyQuestions.ts';
import { held, next } from '../support/answers.ts';
import { drag } from '../support/canvassDemo.ts';
import { paste } from '../support/paste.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });
const texts = (page: Page) => page.getByPlaceholder('Enter your question');
const values = (page: Page) =>
  texts(page).evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** The buttons of questions and of choices come a moment after their fields. */
async function haveButtons(page: Page) {
  await expect(question(page, 1).getByRole('toolbar').first()).toBeAttached();
  await expect(page.locator('[role="toolbar"]:empty')).toHaveCount(0);
}

test('the bar stays in sight while the survey is scrolled (BUILDER-30)', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await texts(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeInViewport();
  await expect(page.getByLabel('Jump to question')).toBeInViewport();
});

test('the actions of a question or choice are one stop of Tab, and the arrows go through them (BUILDER-31)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await haveButtons(page);
  await question(page, 1).getByPlaceholder('Enter an answer choice').first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Deactivate option' }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // It is the first choice: there is no way up.
  await expect(page.getByRole('button', { name: 'Move Very satisfied down' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page, 1).getByPlaceholder('Enter an answer choice').nth(1)).toBeFocused();
});

test('the actions are seen beside what is pointed at or worked on (BUILDER-31)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const actions = question(page, 1).getByRole('toolbar', { name: 'Actions for Satisfied' });
  await expect(actions).toHaveCSS('opacity', '0');
  await question(page, 1).getByPlaceholder('Enter an answer choice').nth(1).hover();
  await expect(actions).toHaveCSS('opacity', '1');
});

test('keys: next question, moved, duplicated, removed, and their list (BUILDER-32)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).fill('One');
  await texts(page).press('Control+Enter');
  await expect(texts(page).nth(1)).toBeFocused();
  await page.keyboard.type('Two');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  expect(await values(page)).toEqual(['Two', 'One']);
  await texts(page).first().press('Alt+Shift+D');
  await expect.poll(() => values(page)).toEqual(['Two', 'Two', 'One']);
  await texts(page).first().press('Alt+Shift+Delete');
  await expect.poll(() => values(page)).toEqual(['Two', 'One']);
  await page.getByRole('button', { name: 'Keys' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Alt + Shift + D');
});

test('what was removed is put back where it was, whatever was done since (BUILDER-33)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await expect(texts(page)).not.toHaveCount(0);
  const before = await values(page);
  await page.getByRole('button', { name: 'Remove Q2' }).click();
  await expect(toast('status')).toContainText('Q2 was removed');
  await expect(toast('status')).toContainText(
    'Its answers are deleted with it when the survey is updated.',
  );
  await texts(page).first().fill('Changed since');
  await toast('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => values(page)).toEqual(['Changed since', ...before.slice(1)]);
  await page.getByRole('button', { name: 'Remove Satisfied' }).click();
  await toast('status').getByRole('button', { name: 'Undo' }).click();
  await expect(question(page, 1).getByPlaceholder('Enter an answer choice').nth(1)).toHaveValue(
    'Satisfied',
  );
});

test('nothing is put back while the survey is sent (BUILDER-33)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await open('/surveys/edit/1', {
    signedInAs: 'owner',
    faults: [next('POST /survey/update', held)],
  });
  await expect(texts(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove Q2' }).click();
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove Q2' }).click();
  await expect(texts(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  await expect(toast('status')).toHaveCount(0);
  await release('POST /survey/update');
  await expect(toast('status')).toContainText('Update survey successful');
});

test('undo by keys is the builder’s wherever the focus is, and a pause makes a step (BUILDER-32)', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).pressSequentially('First');
  await page.clock.fastForward(1501);
  await texts(page).pressSequentially(' second');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveValue('First');
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expect(texts(page)).toHaveValue('First');
});

test('a question that is moved by keys stays in sight and in work (BUILDER-32)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { world: 'longSurvey', signedInAs: 'owner' });
  const choice = question(page, 1).getByPlaceholder('Enter an answer choice').first();
  await choice.fill('Marked');
  for (const place of [2, 3, 4, 5, 6]) {
    await page.keyboard.press('Alt+Shift+ArrowDown');
    const moved = question(page, place).getByPlaceholder('Enter an answer choice').first();
    await expect(moved).toHaveValue('Marked');
    await expect(moved).toBeFocused();
    await expect(moved).toBeInViewport();
  }
});

test('a question that is scrolled away goes on being typed in (BUILDER-32)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { world: 'longSurvey', signedInAs: 'owner' });
  await texts(page).first().fill('Here');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 9000);
  await expect(question(page, 18)).toBeVisible();
  await page.keyboard.type(' and there');
  await expect(texts(page).first()).toHaveValue('Here and there');
});

test('Ctrl+Enter in a choice goes on without leaving an empty one behind (BUILDER-32)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choices = question(page, 1).getByPlaceholder('Enter an answer choice');
  await expect(choices).toHaveCount(5);
  await choices.first().press('Control+Enter');
  await expect(texts(page).nth(1)).toBeFocused();
  await expect(choices).toHaveCount(5);
});

test('what is not finished is marked and counted, and may be sent all the same (BUILDER-34)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByPlaceholder('Enter survey title').fill('Not finished');
  await expect(question(page, 1)).toContainText('Not finished');
  await page.getByRole('button', { name: '1 not finished' }).click();
  await expect(texts(page)).toBeFocused();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('You have successfully created the survey!')).toBeVisible();
});

for (const width of [360, 390, 640, 700, 900, 1280]) {
  test(`${width} px wide, nothing moves when a question is finished, or no longer is (BUILDER-34)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/surveys/edit/1', { signedInAs: 'owner' });
    await haveButtons(page);
    const places = () =>
      page
        .locator('.page-header :is(h1, button, select):not(.blanks), .question *:not(.blank-mark)')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y } = element.getBoundingClientRect();
            return `${element.tagName} ${x} ${y}`;
          }),
        );
    const blanks = page.getByRole('button', { name: '1 not finished' });
    await texts(page).first().fill('A');
    await expect(blanks).toHaveCount(0);
    const before = await places();
    await texts(page).first().fill('');
    await expect(blanks).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('a message under the title moves nothing', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const title = page.getByPlaceholder('Enter survey title');
  const places = async () => [await title.boundingBox(), await question(page, 1).boundingBox()];
  await title.fill('M');
  const before = await places();
  await title.blur();
  await expect(page.getByText('Title must contain at least 2 characters')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a long question wraps; pasted line breaks are blanks (BUILDER-35)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const height = async () => (await texts(page).boundingBox())?.height ?? 0;
  const one = await height();
  await texts(page).fill(`${'A question that goes on and on. '.repeat(12)}\nAnd on.`);
  expect(await height()).toBeGreaterThan(one * 1.5);
  await expect(texts(page)).toHaveValue(/on\. And on\.$/);
});

test('lines are pasted into a choice where the caret is (BUILDER-29)', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choices = question(page, 1).getByPlaceholder('Enter an answer choice');
  await expect(choices).toHaveCount(5);
  await choices.nth(1).press('End');
  for (let back = 0; back < 'fied'.length; back += 1) await page.keyboard.press('ArrowLeft');
  await paste(page, 'one\ntwo');
  await expect(choices.nth(1)).toHaveValue('Satisone');
  await expect(choices.nth(2)).toHaveValue('twofied');
  await expect(choices).toHaveCount(6);
  // Typing goes on behind what was pasted, as in any text.
  await expect(choices.nth(2)).toBeFocused();
  await page.keyboard.type('!');
  await expect(choices.nth(2)).toHaveValue('two!fied');
});

test('a survey is duplicated as a new one, without what belongs to the first (BUILDER-36)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await expect(texts(page)).not.toHaveCount(0);
  const before = await values(page);
  await page.getByRole('button', { name: 'Duplicate survey' }).click();
  await expect(page).toHaveURL('/surveys/create');
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue(
    'Bus route 14 riders (copy)',
  );
  expect(await values(page)).toEqual(before);
  await expect(toast('status')).toHaveCount(0);
  const sent = page.waitForRequest((request) => request.url().endsWith('/survey/create'));
  await page.getByRole('button', { name: 'Publish' }).click();
  expect(JSON.stringify((await sent).postDataJSON().questions)).not.toContain('"id"');
});

test('a copy says that it has no logo, where the survey has one (BUILDER-36)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await expect(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await texts(page).first().fill('Changed');
  const duplicate = page.getByRole('button', { name: 'Duplicate survey' });
  await duplicate.click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(asked).toBeVisible();
  // There is no copy before the survey is left; a toast would be gone in a while.
  expect(await toast('status').count()).toBe(0);
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(asked).toHaveCount(0);
  await duplicate.click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/surveys/create');
  await expect(texts(page).first()).toHaveValue('Changed');
  await expect(toast('status')).toContainText('The logo was not copied');
  await expect(toast('status')).toContainText('Add it to the copy with Add Logo.');
  await expect(page.getByRole('button', { name: 'Add Logo' })).toBeVisible();
});

test('pasted paragraphs become questions with their lines as choices, in one step of undo (BUILDER-37)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await dialog.getByRole('textbox').fill('1. How old are you?\na) Under 18\nb) 18 or over\n\nWhy?');
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect.poll(() => values(page)).toEqual(['How old are you?', 'Why?']);
  await expect(dialog).toHaveCount(0);
  await expect(texts(page).first()).toBeFocused();
  await expect(question(page, 1).getByPlaceholder('Enter an answer choice')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => values(page)).toEqual(['']);
});

test('pasted text that was not added is asked about before it is left (BUILDER-37)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await dialog.getByRole('textbox').fill('Why?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add questions from text' })).toBeFocused();
  await page.getByRole('link', { name: 'Responses' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(asked).toContainText('was not added to the survey yet, and will be lost');
  await asked.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Why?');
});

/** The blocks that are rendered by what is done in the page, and the buttons, by their names. */
async function renderedBy(page: Page, act: () => void) {
  await haveButtons(page);
  const before = await page.evaluateHandle(() => {
    // What React renders anew has an object of its own with what it was rendered with.
    const renderedWith = (element: Element) => {
      const name = Object.keys(element).find((key) => key.startsWith('__reactProps'));
      return name && (element as unknown as Record<string, unknown>)[name];
    };
    const known = new Map(
      [...document.querySelectorAll('*')].map((one) => [one, renderedWith(one)]),
    );
    return (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => renderedWith(element) !== known.get(element))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
  await page.evaluate(act);
  return before.evaluate(async (renderedOf) => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { blocks: renderedOf('.question'), buttons: renderedOf('button') };
  });
}

test('a keystroke renders the block that it is typed in, no other, and no button (BUILDER-39)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await texts(page).first().fill('Before');
  const rendered = await renderedBy(page, () => {
    const field = document.querySelector('textarea');
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field, 'After');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(texts(page).first()).toHaveValue('After');
  expect(rendered).toEqual({ blocks: ['Q1'], buttons: [] });
});

test('another question renders its own block and the one that is no longer last (BUILDER-39)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await expect(texts(page)).toHaveCount(5);
  const rendered = await renderedBy(page, () =>
    document.querySelector<HTMLElement>('[data-focus="add-question"]')?.click(),
  );
  await expect(texts(page)).toHaveCount(6);
  await expect(texts(page).nth(5)).toBeFocused();
  expect(rendered.blocks).toEqual(['Q5', 'Q6']);
});

test('what comes back with an undo or a redo has the focus where somebody writes; a button keeps it (SEAM-27)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await expect(texts(page)).toHaveCount(5);
  const removed = await texts(page).nth(1).inputValue();
  await texts(page).nth(1).focus();
  await page.keyboard.press('Alt+Shift+Delete');
  await expect(texts(page).nth(1)).toBeFocused();
  await expect(texts(page)).toHaveCount(4);
  await page.keyboard.press('Control+z');
  await expect(texts(page).nth(1)).toHaveValue(removed);
  await expect(texts(page).nth(1)).toBeFocused();

  const choices = question(page, 1).getByPlaceholder('Enter an answer choice');
  await choices.nth(2).press('Enter');
  await expect(choices.nth(3)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(choices).toHaveCount(5);
  await texts(page).nth(3).focus();
  await page.keyboard.press('Control+y');
  await expect(choices).toHaveCount(6);
  await expect(choices.nth(3)).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(choices).toHaveCount(5);
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(choices).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
});

test('an undo leads to what it changes, wherever that is; its button only shows it (SEAM-27)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await addManyQuestions(page, 60);
  const list = page.getByLabel('Jump to question');
  const text = (number: number) => page.getByLabel(`Q${number} text`, { exact: true });
  await list.selectOption('Q50: Question 50?');
  await expect(text(50)).toBeFocused();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect(text(49)).toHaveValue('Question 50?');
  await list.selectOption('Q2: Question 2?');
  await expect(text(2)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text(50)).toHaveValue('Question 50?');
  await expect(text(50)).toBeInViewport();
  // Of two that changed places either may be the one that moved.
  await expect(page.getByLabel(/^Q(49|50) text$/).and(page.locator(':focus'))).toHaveCount(1);
  await text(50).focus();

  await page.keyboard.press('Alt+Shift+Delete');
  await expect(text(50)).toHaveValue('Question 51?');
  await page.keyboard.press('Control+z');
  await expect(text(50)).toHaveValue('Question 50?');
  await page.keyboard.press('Control+y');
  await expect(text(50)).toHaveValue('Question 51?');
  await expect(text(50)).toBeFocused();
  const heading = page.getByRole('heading', { name: 'Q50', exact: true });
  const bar = await page.locator('.page-header').boundingBox();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) >= (bar?.height ?? 0))
    .toBe(true);

  await list.selectOption('Q2: Question 2?');
  await expect(text(2)).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(text(50)).toHaveValue('Question 50?');
  await expect(text(50)).toBeInViewport();
  await expect(undo).toBeFocused();
});

test('a redo of a removal scrolls nothing that is in sight; that of a logo leads to it (SEAM-27)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choices = question(page, 1).getByPlaceholder('Enter an answer choice');
  await question(page, 1).getByRole('button', { name: 'Remove Very satisfied' }).click();
  await expect(choices).toHaveCount(4);
  await choices.first().focus();
  await page.keyboard.press('Control+z');
  await expect(choices).toHaveCount(5);
  await expect(choices.first()).toBeFocused();
  await choices.first().evaluate((field) => {
    scrollBy(0, field.getBoundingClientRect().top - 200);
  });
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Control+y');
  await expect(choices).toHaveCount(4);
  await expect(choices.first()).toBeFocused();
  expect(await scrolled()).toBe(before);

  await page.getByRole('button', { name: 'Remove logo' }).click();
  await texts(page).last().focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Update Logo')).toBeFocused();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toBeInViewport();
});

test('an undo or redo that takes away what has the focus leaves it at what stood before (SEAM-27)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choices = question(page, 1).getByPlaceholder('Enter an answer choice');
  await expect(choices).toHaveCount(5);
  await choices.nth(1).press('End');
  await paste(page, 'one\ntwo');
  await expect(choices.nth(2)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(choices).toHaveCount(5);
  await expect(choices.nth(1)).toBeFocused();
  const text = question(page, 2).getByPlaceholder('Enter your question');
  await text.focus();
  await page.keyboard.press('Alt+Shift+D');
  await expect(question(page, 3).getByPlaceholder('Enter your question')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+y');
  await question(page, 3).getByPlaceholder('Enter your question').focus();
  await page.keyboard.press('Control+z');
  await expect(text).toBeFocused();
});

test('undone typing leaves the caret where it was typed', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const text = question(page, 1).getByPlaceholder('Enter your question');
  await text.fill('Good morning');
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 'Good'.length; letter += 1) await page.keyboard.press('ArrowRight');
  // What is typed after a pause is a step of its own.
  await page.clock.install();
  await page.clock.runFor(1600);
  await page.keyboard.type('XY');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveValue('Good morning');
  await page.keyboard.type('!');
  await expect(text).toHaveValue('Good! morning');
});

test('the offer to undo a removal goes once it was undone by key (BUILDER-33)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await question(page, 2).getByPlaceholder('Enter your question').focus();
  // Time stands still, so that it does not go by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Alt+Shift+Delete');
  await expect(toast('status')).toContainText('Q2 was removed');
  await page.keyboard.press('Control+z');
  await expect(toast('status')).toHaveCount(0);
});

test('pasted choices lose the blanks and bullets around them, as pasted questions do', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choices = question(page, 1).getByPlaceholder('Enter an answer choice');
  await choices.nth(1).fill('');
  await paste(page, '\t• Tea \n   \n2) Coffee\t');
  await expect(choices.nth(1)).toHaveValue('Tea');
  await expect(choices.nth(2)).toHaveValue('Coffee');
});

test('a choice that was dragged is announced, and the focus stays where it was', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choices = question(page, 1).getByPlaceholder('Enter an answer choice');
  await choices.nth(0).focus();
  const handle = question(page, 1).getByTitle('Drag to reorder').nth(1);
  await drag(handle, { x: 8, y: 8 }, { x: 0, y: 80 });
  await expect(page.getByRole('log')).toHaveText('Very satisfied is now choice 3 of 5');
  await expect(choices.nth(2)).toHaveValue('Very satisfied');
  await expect(choices.nth(2)).toBeFocused();
});
