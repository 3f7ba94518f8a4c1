import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { every, json } from '#fixtures/faults.ts';
import { addManyQuestions } from '../support/addManyQuestions.ts';
import { optionFields, question } from '../support/builderFields.ts';
import { chooseAction } from '../support/chooseAction.ts';
import { focus, paste, press, type } from '../support/keys.ts';
import { currentUrl, goTo, renderScreen, sentBody, toast } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const questionFields = () => page.getByLabelText(/^Q\d+ text$/);
const values = () =>
  questionFields()
    .elements()
    .map((field) => (field as HTMLTextAreaElement).value);

/** The buttons of questions and options render a moment after their fields. */
async function waitForButtons() {
  await expect.element(question(1).getByRole('toolbar').first()).toBeInTheDocument();
  await expect.element(page.getByCss('[role="toolbar"]:empty')).toHaveLength(0);
}

test('the actions of a question or option are one Tab stop with arrow keys (BUILDER-31)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await waitForButtons();
  await focus(optionFields(1).first());
  await press('Tab');
  await expect
    .element(page.getByRole('button', { name: 'Deactivate option' }).first())
    .toHaveFocus();
  await press('ArrowRight');
  await expect
    .element(page.getByRole('button', { name: 'More actions for Very satisfied' }))
    .toHaveFocus();
  await press('Tab');
  await expect.element(optionFields(1).nth(1)).toHaveFocus();
});

test('an option shows Deactivate, and its menu moves and removes it (BUILDER-31)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const actions = question(1).getByRole('toolbar', { name: 'Actions for Satisfied' });
  await expect.element(actions.getByRole('button', { name: 'Deactivate option' })).toBeVisible();
  await actions.getByRole('button', { name: 'More actions for Satisfied' }).click();
  await expect
    .poll(() => readTexts(page.getByRole('menuitem')))
    .toEqual(['Move up', 'Move down', 'Remove']);
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  const firstOption = optionFields(1).first();
  await expect.element(firstOption).toHaveValue('Satisfied');
  await expect
    .element(page.getByRole('button', { name: 'More actions for Satisfied' }))
    .toHaveFocus();
});

test('on a phone the menu of a question moves it, and its button keeps the focus (BUILDER-31)', async () => {
  await page.viewport(390, 844);
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const findMenu = (name: string) => page.getByRole('button', { name: `More actions for ${name}` });
  await findMenu('Q2').click();
  await expect
    .poll(() => readTexts(page.getByRole('menuitem')))
    .toEqual(['Move up', 'Move down', 'Duplicate', 'Remove']);
  const text = await values();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => values()).toEqual([text[1], text[0], ...text.slice(2)]);
  await expect.element(findMenu('Q1')).toHaveFocus();
  await page.viewport(1280, 900);
});

test('keys add, move, duplicate and remove questions, and the tooltips of the buttons show the keys (BUILDER-32)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await questionFields().fill('One');
  await press('Control+Enter', questionFields());
  await expect.element(questionFields().nth(1)).toHaveFocus();
  await type('Two');
  await press('Alt+Shift+ArrowUp');
  expect(await values()).toEqual(['Two', 'One']);
  await press('Alt+Shift+D', questionFields().first());
  await expect.poll(() => values()).toEqual(['Two', 'Two', 'One']);
  await press('Alt+Shift+Delete', questionFields().first());
  await expect.poll(() => values()).toEqual(['Two', 'One']);
  for (const title of [
    'Move Q1 down (Alt + Shift + ↓)',
    'Duplicate Q1 (Alt + Shift + D)',
    'Remove Q1 (Alt + Shift + Delete)',
    'Next Question (Ctrl + Enter)',
    'Undo (Ctrl + Z)',
  ]) {
    await expect.element(page.getByTitle(title)).toBeInTheDocument();
  }
});

test('Undo restores a removed item at its position; the next edit dismisses the Undo toast (BUILDER-33)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(questionFields()).not.toHaveLength(0);
  const valuesBefore = await values();
  await page.getByRole('button', { name: 'Remove Q2' }).click();
  await expect.element(toast('status')).toMatchTextContent('Q2 was removed');
  await expect
    .element(toast('status'))
    .toMatchTextContent('Its answers are deleted with it when the survey is updated.');
  await toast('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => values()).toEqual(valuesBefore);
  await page.getByRole('button', { name: 'Remove Q2' }).click();
  await expect.element(toast('status')).toMatchTextContent('Q2 was removed');
  await questionFields().first().fill('Changed since');
  await expect.element(toast('status')).toHaveLength(0);
  await chooseAction(question(1), 'Satisfied', 'Remove');
  await toast('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(optionFields(1).nth(1)).toHaveValue('Satisfied');
});

test('a question moved by keys stays visible and focused (BUILDER-32)', async () => {
  await renderScreen('/surveys/edit/1', { world: 'longSurvey', as: 'owner' });
  const option = optionFields(1).first();
  await option.fill('Marked');
  for (const index of [2, 3, 4, 5, 6]) {
    await press('Alt+Shift+ArrowDown');
    const movedField = optionFields(index).first();
    await expect.element(movedField).toHaveValue('Marked');
    await expect.element(movedField).toHaveFocus();
    await expect.element(movedField).toBeInViewport();
  }
});

test('unfinished questions are marked and counted, and can still be published (BUILDER-34, BUILDER-48)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Half done');
  await page.getByRole('button', { name: '1 not finished' }).click();
  await expect.element(questionFields()).toHaveFocus();
  await expect.element(question(1)).not.toMatchTextContent('Not finished');
  await press('Control+Enter', questionFields());
  await expect.element(question(1)).toMatchTextContent('Not finished');
  await page.getByRole('combobox', { name: 'Type' }).nth(1).selectOptions('Single Choice');
  await questionFields().nth(1).fill('Which?');
  await page.getByRole('button', { name: 'Publish' }).click();
  const unfinishedDialog = page.getByRole('dialog', { name: '2 questions are not finished' });
  await expect.element(page.getByText('Publishing')).not.toBeInTheDocument();
  await expect.element(unfinishedDialog).toMatchTextContent('Q1: Untitled question');
  await expect.element(unfinishedDialog).toMatchTextContent('Q2: an empty choice Which?');
  await expect.element(unfinishedDialog.getByRole('button', { name: 'Finish Q1' })).toHaveFocus();
  await press('Enter');
  await expect.element(questionFields().first()).toHaveFocus();
  await questionFields().first().fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Finish Q2' }).click();
  await expect.element(page.getByLabelText(/^Answer choice \d+$/)).toHaveFocus();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect.element(page.getByText('You have successfully created the survey!')).toBeVisible();
});

for (const width of [390, 900]) {
  test(`at ${width} px nothing moves when a question becomes finished or unfinished (BUILDER-34)`, async () => {
    await page.viewport(width, 800);
    await renderScreen('/surveys/edit/1', { as: 'owner' });
    await waitForButtons();
    const places = () =>
      page
        .getByCss(
          '.page-header :is(h1, button, select):not(.unfinished-count), .question *:not(.unfinished-tag)',
        )
        .elements()
        .map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return `${element.tagName} ${x} ${y}`;
        });
    const mark = question(1).getByText('Not finished');
    await questionFields().first().fill('A');
    await expect.element(mark).toHaveLength(0);
    const positionsBefore = places();
    await questionFields().first().fill('');
    await expect.element(mark).toBeVisible();
    await expect.poll(places).toEqual(positionsBefore);
  });
}

test('a copy has the texts, types and options of the saved survey, a new name, and a note that its logo is missing (BUILDER-36, LAW-3)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const fields = () =>
    page
      .getByCss(
        'form[aria-label] :is(input[type="text"], input:not([type]), textarea, select, input[type="checkbox"])',
      )
      .elements()
      .map((field) => {
        const { type: kind, value, checked } = field as HTMLInputElement;
        return kind === 'checkbox' ? checked : value;
      });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect.element(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  const original = fields();
  await questionFields().first().fill('Changed');
  const duplicate = page.getByRole('link', { name: 'Duplicate survey' });
  await duplicate.click();
  const leaveDialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect.element(leaveDialog).toBeVisible();
  // There is no copy before the survey is left; a toast disappears.
  expect(toast('status').elements().length).toBe(0);
  await leaveDialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(leaveDialog).toHaveLength(0);
  await duplicate.click();
  await leaveDialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(title).toHaveValue('Market day shoppers (copy)');
  expect(fields().slice(1)).toEqual(original.slice(1));
  await expect.element(toast('status')).toMatchTextContent('The logo could not be copied');
  await expect.element(toast('status')).toMatchTextContent('Add it again.');
  await expect.element(page.getByRole('button', { name: 'Add Logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(currentUrl).toBe('/dashboard');
  await goTo('/surveys/edit/1');
  await expect.element(title).toHaveValue('Market day shoppers');
});

test('copying another owner’s survey shows "Survey not found"; an invalid id to copy opens an empty survey (BUILDER-36, SEAM-29)', async () => {
  await renderScreen('/surveys/create?copy=1', { as: 'secondOwner' });
  await expect.element(page.getByText('Survey not found')).toBeVisible();
  await renderScreen('/surveys/create?copy=one', { as: 'owner' });
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
});

test('pasted text that was not added does not stop the redirect after a save, and stays (BUILDER-37)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const openDialogButton = page.getByRole('button', { name: 'Add questions from text' });
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await openDialogButton.click();
  await dialog.getByRole('textbox').fill('Why?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('By hand');
  await questionFields().first().fill('Who are you?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(currentUrl).toBe('/dashboard');
  // The address changes before the screen does.
  await expect.element(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveLength(0);
  await goTo('/surveys/create');
  await openDialogButton.click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Why?');
});

test('undo and redo by key focus the restored item; their buttons keep the focus (SEAM-27)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(questionFields()).toHaveLength(5);
  const removedText = ((await questionFields().nth(1).findElement()) as HTMLInputElement).value;
  await focus(questionFields().nth(1));
  await press('Alt+Shift+Delete');
  await expect.element(questionFields().nth(1)).toHaveFocus();
  await expect.element(questionFields()).toHaveLength(4);
  await press('Control+z');
  await expect.element(questionFields().nth(1)).toHaveValue(removedText);
  await expect.element(questionFields().nth(1)).toHaveFocus();

  const options = optionFields(1);
  await press('Enter', options.nth(2));
  await expect.element(options.nth(3)).toHaveFocus();
  await press('Control+z');
  await expect.element(options).toHaveLength(5);
  await focus(questionFields().nth(3));
  await press('Control+y');
  await expect.element(options).toHaveLength(6);
  await expect.element(questionFields().first()).toHaveFocus();
  await expect.element(page.getByRole('log')).toMatchTextContent('Redone: Q1');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(options).toHaveLength(5);
  await press('Enter', page.getByRole('button', { name: 'Redo' }));
  await expect.element(options).toHaveLength(6);
  await expect.element(page.getByRole('button', { name: 'Redo' })).toHaveFocus();
});

test('the bar stays visible while the survey scrolls (BUILDER-30)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  (await questionFields().last().findElement()).scrollIntoView();
  await expect.element(page.getByRole('button', { name: 'Update', exact: true })).toBeInViewport();
  await expect.element(page.getByRole('navigation', { name: 'Outline' })).toBeInViewport();
});

test('a long question wraps; pasted line breaks become blanks (BUILDER-35)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const height = () => questionFields().element().getBoundingClientRect().height;
  await questionFields().fill('Short?');
  await expect.poll(height).toBeLessThan(80);
  await questionFields().fill(`${'A question that goes on and on. '.repeat(12)}\nAnd on.`);
  await expect.poll(height).toBeGreaterThan(100);
  await expect
    .poll(() => (questionFields().element() as HTMLTextAreaElement).value)
    .toMatch(/on\. And on\.$/);
});

test('undo by key focuses the changed field; the undo button only scrolls to it (SEAM-27)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await addManyQuestions(60);
  const list = page.getByRole('navigation', { name: 'Outline' });
  const text = (number: number) => page.getByLabelText(`Q${number} text`, { exact: true });
  await list.getByRole('button', { name: /^Q50 / }).click();
  await expect.element(text(50)).toHaveFocus();
  await press('Alt+Shift+ArrowUp');
  await expect.element(text(49)).toHaveValue('Question 50?');
  await list.getByRole('button', { name: /^Q2 / }).click();
  await expect.element(text(2)).toHaveFocus();
  await press('Control+z');
  await expect.element(text(50)).toHaveValue('Question 50?');
  await expect.element(text(50)).toBeInViewport();
  // Of two swapped items either may be the moved one.
  await expect
    .element(page.getByLabelText(/^Q(49|50) text$/).and(page.getByCss(':focus')))
    .toHaveLength(1);
  await focus(text(50));

  await press('Alt+Shift+Delete');
  await expect.element(text(50)).toHaveValue('Question 51?');
  await press('Control+z');
  await expect.element(text(50)).toHaveValue('Question 50?');
  await press('Control+y');
  await expect.element(text(50)).toHaveValue('Question 51?');
  await expect.element(text(50)).toHaveFocus();
  const heading = page.getByRole('heading', { name: 'Q50', exact: true });
  const bar = page.getByCss('.page-header').element().getBoundingClientRect();
  await expect
    .poll(async () => (heading.element().getBoundingClientRect()?.y ?? 0) >= (bar?.height ?? 0))
    .toBe(true);

  await list.getByRole('button', { name: /^Q2 / }).click();
  await expect.element(text(2)).toHaveFocus();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect.element(text(50)).toHaveValue('Question 50?');
  await expect.element(text(50)).toBeInViewport();
  await expect.element(undo).toHaveFocus();
});

test('changing the type to text by key, with the focus in an option, focuses the question text (BUILDER-44, SEAM-27)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const text = page.getByLabelText(/^Q\d+ text$/);
  await expect.element(text).toBeVisible();
  await press('Alt+Shift+c', text);
  await press('Alt+Shift+c', text);
  const option = page.getByLabelText(/^Answer choice \d+$/);
  await expect.element(option).toBeVisible();
  await press('Alt+Shift+c', option);
  await expect.element(option).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
});

test('lines pasted into an option go to the caret (BUILDER-29)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const options = optionFields(1);
  await focus(options.nth(1));
  (options.nth(1).element() as HTMLInputElement).setSelectionRange(5, 5);
  paste('one\ntwo');
  await expect.element(options.nth(1)).toHaveValue('Satisone');
  await expect.element(options.nth(2)).toHaveValue('twofied');
  await expect.element(options).toHaveLength(6);
  // Typing continues behind the pasted text.
  await expect.element(options.nth(2)).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(options.nth(2)).toHaveValue('two!fied');
});

/** A saved survey whose first option has a line break. */
const surveyWithLineBreak = {
  id: 5,
  title: 'Library opening hours',
  logo: null,
  questions: [
    {
      id: 1,
      text: 'Is it enough?',
      type: 'single',
      required: false,
      hasOthers: false,
      options: [
        { text: 'Yes,\nmostly', isActive: true },
        { text: 'No', isActive: true },
      ],
    },
  ],
};

for (const [what, typedText, sentText] of [
  ['stays if nothing is edited', '', 'Yes,\nmostly'],
  ['is a blank when its choice is edited, and joins no words', '!', 'Yes, mostly!'],
] as const) {
  test(`a line break in an option ${what} (BUILDER-29, LAW-1)`, async () => {
    await renderScreen('/surveys/edit/5', {
      as: 'owner',
      faults: [every('GET /survey/:id', json(surveyWithLineBreak))],
    });
    const option = optionFields(1).first();
    await expect.element(option).toHaveValue('Yes, mostly');
    if (typedText) await type(typedText, option);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect.element(toast('status')).toMatchTextContent('Update survey successful');
    expect(await sentBody('POST /survey/update')).toMatchObject({
      questions: [{ options: [{ text: sentText }, { text: 'No' }] }],
    });
  });
}
