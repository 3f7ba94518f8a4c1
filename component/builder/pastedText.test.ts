import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { focus, paste, press, type } from '../support/keys.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { textsOf } from '../support/textsOf.ts';

const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
const kinds = () =>
  dialog
    .getByCss('.read-line select')
    .elements()
    .map((element) => (element as HTMLSelectElement).value);

async function openDialog() {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('button', { name: 'Add questions from text' }).click();
}

test('the preview shows how each line is read, and one choice changes it (BUILDER-43)', async () => {
  await openDialog();
  await dialog
    .getByRole('textbox')
    .fill('Our survey\n1. Which? *\na) Tea\nb) Other (please specify)\n2. Why?');
  await expect.poll(kinds).toEqual(['heading', 'question', 'choice', 'choice', 'question']);
  await expect
    .poll(() => textsOf(dialog.getByCss('.read-line bdi')))
    .toEqual(['Our survey', 'Which? *', 'Tea', 'Other (please specify)', 'Why?']);
  await dialog.getByRole('combobox', { name: 'Line 5 is' }).selectOptions('ignore');
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect.element(page.getByPlaceholder('Enter your question')).toHaveValue('Which?');
  await expect.element(page.getByRole('checkbox', { name: 'Required' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Other/ })).toBeChecked();
  await expect.element(page.getByPlaceholder('Enter an answer choice')).toHaveValue('Tea');
});

test('a copied list keeps its numbers and bullets (BUILDER-43)', async () => {
  await openDialog();
  const field = (await dialog.getByRole('textbox').findElement()) as HTMLTextAreaElement;
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', 'Which? Tea Coffee Why?');
  clipboard.setData(
    'text/html',
    '<p>Our survey</p><ol><li>Which?<ul><li>Tea</li><li>Coffee</li></ul></li><li>Why?</li></ol>',
  );
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
  );
  await expect
    .element(dialog.getByRole('textbox'))
    .toHaveValue('Our survey\n1. Which?\n\t• Tea\n\t• Coffee\n2. Why?');
  await expect.element(dialog.getByRole('button', { name: 'Add 2 questions' })).toBeVisible();
});

async function pasteInto(field: Locator, text: string) {
  const element = (await field.findElement()) as HTMLTextAreaElement;
  element.focus();
  element.setSelectionRange(element.value.length, element.value.length);
  paste(text);
}

const questionTexts = () =>
  page
    .getByPlaceholder('Enter your question')
    .elements()
    .map((field) => (field as HTMLTextAreaElement).value);

test('lines pasted into a question stay one question, and become several on request (BUILDER-46)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const question = page.getByPlaceholder('Enter your question').nth(1);
  const before = ((await question.findElement()) as HTMLTextAreaElement).value;
  await pasteInto(question, '1. Which?\na) Tea\nb) Coffee\n2. Why?');
  await expect.element(question).toHaveValue(`${before}1. Which? a) Tea b) Coffee 2. Why?`);
  const [first = '', , ...others] = questionTexts();
  await page.getByRole('button', { name: 'Make 2 questions' }).click();
  await expect.poll(questionTexts).toEqual([first, before, 'Which?', 'Why?', ...others]);
  await expect.element(page.getByPlaceholder('Enter your question').nth(2)).toHaveFocus();
  await press('Control+z');
  await press('Control+z');
  await press('Control+z');
  await expect.poll(questionTexts).toEqual([first, before, ...others]);
});

test('pasted questions replace an empty question; later text stays (BUILDER-46)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const question = page.getByPlaceholder('Enter your question').first();
  await pasteInto(question, 'Which?\n- Tea\n- Coffee');
  await page.getByRole('button', { name: 'Make its lines choices' }).click();
  await expect.poll(questionTexts).toEqual(['Which?']);
  await expect
    .element(page.getByPlaceholder('Enter an answer choice').nth(1))
    .toHaveValue('Coffee');
  await press('Control+Enter', question);
  await pasteInto(page.getByPlaceholder('Enter your question').nth(1), '1. One?\n2. Two?');
  await type('!', page.getByPlaceholder('Enter your question').nth(1));
  await page.getByRole('button', { name: 'Make 2 questions' }).click();
  await expect.poll(questionTexts).toEqual(['Which?', '1. One? 2. Two?!', 'One?', 'Two?']);
});

test('a paragraph wrapped over lines is one question without an offer (BUILDER-46)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await pasteInto(page.getByPlaceholder('Enter your question'), 'Which of these?');
  await expect.element(page.getByRole('button', { name: /^Make / })).not.toBeInTheDocument();
});

test('undo removes only the paste, and redo restores it (BUILDER-46)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const question = page.getByPlaceholder('Enter your question');
  await type('Before ', question);
  await pasteInto(question, '1. One?\n2. Two?');
  await type(' after', question);
  await press('Control+z');
  await expect.element(question).toHaveValue('Before 1. One? 2. Two?');
  await press('Control+z');
  await expect.element(question).toHaveValue('Before ');
  await press('Control+y');
  await press('Control+y');
  await expect.element(question).toHaveValue('Before 1. One? 2. Two? after');
});

test('lists of 3,000 levels are pasted at once (FAULT-12)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await focus(field);
  const pasteNested = (levels: number) => {
    const clipboardData = new DataTransfer();
    const html = `${'<ol><li>Level'.repeat(levels)}${'</li></ol>'.repeat(levels)}`;
    clipboardData.setData('text/html', html);
    field
      .element()
      .dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
  };
  pasteNested(3000);
  pasteNested(400);
  await expect
    .poll(() => (field.element() as HTMLTextAreaElement).value.split('\n'))
    .toHaveLength(400);
});
