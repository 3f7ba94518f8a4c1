import type { Page } from '@playwright/test';
import { drag } from '../support/canvassDemo.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });
const texts = (page: Page) => page.getByLabel(/^Q\d+ text$/);

/** The buttons of questions and options render a moment after their fields. */
async function haveButtons(page: Page) {
  await expect(question(page, 1).getByRole('toolbar').first()).toBeAttached();
  await expect(page.locator('[role="toolbar"]:empty')).toHaveCount(0);
}

/** The names of blocks and buttons that an action renders. */
async function renderedBy(page: Page, act: () => void) {
  await haveButtons(page);
  const renderedBefore = await page.evaluateHandle(() => {
    // A new rendering gives a component a new props object.
    const renderedWith = (element: Element) => {
      const name = Object.keys(element).find((key) => key.startsWith('__reactProps'));
      return name && (element as unknown as Record<string, unknown>)[name];
    };
    const known = new Map(
      [...document.querySelectorAll('*')].map((element) => [element, renderedWith(element)]),
    );
    return (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => renderedWith(element) !== known.get(element))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
  await page.evaluate(act);
  return renderedBefore.evaluate(async (renderedByName) => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { blocks: renderedByName('.question'), buttons: renderedByName('button') };
  });
}

test('undo keys work everywhere in the builder, and a pause in typing starts a new step (BUILDER-32)', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).pressSequentially('First');
  await page.clock.fastForward(1501);
  await texts(page).pressSequentially(' second');
  await page.getByText('1 question').click();
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveValue('First');
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expect(texts(page)).toHaveValue('First');
});

test('a question scrolled out of view still accepts keys (BUILDER-32)', async ({ page, open }) => {
  await open('/surveys/edit/1', { world: 'longSurvey', signedInAs: 'owner' });
  await texts(page).first().fill('Here');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 9000);
  await expect(question(page, 1)).not.toBeInViewport();
  await page.keyboard.type(' and there');
  await expect(texts(page).first()).toHaveValue('Here and there');
});

test('typing renders only the edited question, and none of its buttons (BUILDER-39)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await texts(page).first().fill('Before');
  // The outline follows after a pause.
  await expect(page.getByRole('button', { name: /^Q1 Before/ })).toBeVisible();
  const rendered = await renderedBy(page, () => {
    const field = document.querySelector('textarea');
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field, 'After');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(texts(page).first()).toHaveValue('After');
  expect(rendered).toEqual({ blocks: ['Q1'], buttons: [] });
});

test('adding a question renders only it and the previous one (BUILDER-39)', async ({
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

test('undo focuses the changed question, or the logo (SEAM-27)', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const options = question(page, 1).getByLabel(/^Answer choice \d+$/);
  await page.getByRole('button', { name: 'More actions for Very satisfied', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(options).toHaveCount(4);
  await options.first().focus();
  await page.keyboard.press('Control+z');
  await expect(options).toHaveCount(5);
  await expect(options.nth(1)).toBeFocused();
  await expect(options.nth(1)).toHaveValue('Satisfied');

  await page.getByRole('button', { name: 'Remove logo' }).click();
  await texts(page).last().focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Update Logo')).toBeFocused();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toBeInViewport();
});

test('undoing a removal by key dismisses its toast (BUILDER-33)', async ({ page, open, toast }) => {
  await page.clock.install();
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await question(page, 2)
    .getByLabel(/^Q\d+ text$/)
    .focus();
  // The clock does not move, so that it does not disappear by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Alt+Shift+Delete');
  await expect(toast('status')).toContainText('Q2 was removed');
  await page.keyboard.press('Control+z');
  await expect(toast('status')).toHaveCount(0);
});

test('dragging an option is announced, and the focus stays', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const options = question(page, 1).getByLabel(/^Answer choice \d+$/);
  await options.nth(0).focus();
  const handle = question(page, 1).getByTitle('Drag to reorder').nth(1);
  await drag(handle, { x: 8, y: 8 }, { x: 0, y: 68 });
  await expect(page.getByRole('log')).toHaveText('Very satisfied is now choice 3 of 5');
  await expect(options.nth(2)).toHaveValue('Very satisfied');
  await expect(options.nth(2)).toBeFocused();
});
