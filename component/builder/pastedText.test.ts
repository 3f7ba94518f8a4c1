import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { focus, nextFrame, paste, press, type } from '../support/keys.ts';
import { renderScreen } from '../support/renderScreen.tsx';

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

/** The questions of the preview, such as "Q1 multiple* Which? | Tea | Others" (* is required). */
const readVisible = () =>
  dialog
    .getByCss('.read-head')
    .elements()
    .map((element) => {
      const type = element.querySelector('select')?.value;
      const isRequired = element.querySelector('input')?.checked;
      const texts = [...element.querySelectorAll('strong, li')].map((node) => node.textContent);
      return `${element.querySelector('b')?.textContent} ${type}${isRequired ? '*' : ''} ${texts.join(' | ')}`;
    });

test('the paste preview shows the questions that will be added and the role of each line (BUILDER-43)', async () => {
  await openDialog();
  await dialog
    .getByRole('textbox')
    .fill('Our survey\n1. Which? *\na) Tea\nb) Other (please specify)\n2. Why?');
  await expect.poll(readVisible).toEqual(['Q1 single* Which? | Tea | Others', 'Q2 text Why?']);
  await expect.element(dialog.getByText('1 line skipped.')).toBeVisible();
  await expect.element(dialog.getByText('Heading, skipped (the title): Our survey')).toBeVisible();
  await dialog.getByText('Edit how this line was read', { exact: true }).nth(0).click();
  await dialog.getByText('Edit how these 3 lines were read').click();
  await dialog.getByText('Edit how this line was read', { exact: true }).nth(1).click();
  await expect.poll(kinds).toEqual(['heading', 'question', 'choice', 'choice', 'question']);
  await dialog.getByRole('combobox', { name: 'Line 5 is' }).selectOptions('ignore');
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect.element(page.getByLabelText(/^Q\d+ text$/)).toHaveValue('Which?');
  await expect.element(page.getByRole('checkbox', { name: 'Required' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /Other/ })).toBeChecked();
  await expect.element(page.getByLabelText(/^Answer choice \d+$/)).toHaveValue('Tea');
});

test('the paste preview numbers questions as in the survey, and says which tool exported the text (BUILDER-43)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  await dialog.getByRole('textbox').fill('1. Why?');
  await expect.poll(readVisible).toEqual(['Q6 text Why?']);
  await dialog.getByRole('textbox').fill('type\tname\tlabel\ntext\tq1\tWhy?');
  await expect
    .element(
      dialog.getByText('This looks like an XLSForm sheet: copy the column of labels instead.'),
    )
    .toBeVisible();
});

test('one click turns a skipped line into a question or an option (BUILDER-43)', async () => {
  await openDialog();
  await dialog
    .getByRole('textbox')
    .fill('Our survey\n1. Which?\na) Tea\nb) Milk\nPage 1 of 2\n2. Why?');
  await expect.element(dialog.getByText('2 lines skipped.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add choice from line 5' }).click();
  await expect
    .poll(readVisible)
    .toEqual(['Q1 single Which? | Tea | Milk | Page 1 of 2', 'Q2 text Why?']);
  await dialog.getByRole('button', { name: 'Add question from line 1' }).click();
  await expect.poll(() => readVisible()[0]).toBe('Q1 text Our survey');
  await expect.element(dialog.getByText(/lines? skipped/)).toHaveLength(0);
});

test('options of a text question are shown as skipped, and return with a choice type (BUILDER-43)', async () => {
  await openDialog();
  await dialog.getByRole('textbox').fill('1. Which?\na) Tea\nb) Milk\n2. Fair? Yes / No');
  const types = dialog.getByRole('combobox', { name: /^Type of/ });
  await types.nth(0).selectOptions('text');
  await types.nth(1).selectOptions('text');
  await expect.element(dialog.getByText('3 lines skipped.')).toBeVisible();
  const skippedText = 'Skipped (a text question has no choices): ';
  for (const words of ['Tea', 'Milk', 'Yes / No']) {
    await expect.element(dialog.getByText(skippedText + words, { exact: true })).toBeVisible();
  }
  await types.nth(0).selectOptions('single');
  await expect.poll(() => readVisible()[0]).toBe('Q1 single Which? | Tea | Milk');
});

test('Ctrl + Z beside the text does not undo the paste (BUILDER-43)', async () => {
  await openDialog();
  const field = dialog.getByRole('textbox');
  await focus(field);
  document.execCommand('insertText', false, 'Our survey\n1. Why?');
  await dialog.getByRole('button', { name: 'Add question from line 1' }).click();
  await press('Control+z');
  await expect.poll(readVisible).toEqual(['Q1 text Our survey', 'Q2 text Why?']);
  await expect.element(field).toHaveValue('Our survey\n1. Why?');
});

test('type, Required and lines are changed in the preview, and survive edits of the text (BUILDER-43)', async () => {
  await openDialog();
  const text = 'Which?\nTea\nCoffee\n\nHow was it?\nWarm -> go to 3\nCold';
  await dialog.getByRole('textbox').fill(text);
  await expect
    .poll(readVisible)
    .toEqual(['Q1 single Which? | Tea | Coffee', 'Q2 single How was it? | Warm | Cold']);
  await expect.element(dialog.getByText('Skips are not supported: 1 line.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Type of Q1' }).selectOptions('multiple');
  await dialog.getByRole('checkbox', { name: 'Required' }).first().click();
  await dialog.getByRole('button', { name: 'Split into separate questions of Q2' }).click();
  await dialog.getByRole('textbox').fill(`${text}\nMild`);
  await expect
    .poll(readVisible)
    .toEqual([
      'Q1 multiple* Which? | Tea | Coffee',
      'Q2 text How was it?',
      'Q3 text Warm -> go to 3',
      'Q4 single Cold | Mild',
    ]);
  await dialog.getByText('Edit how these 2 lines were read').click();
  await dialog.getByRole('combobox', { name: 'Line 8 is' }).selectOptions('joined');
  await expect.poll(() => readVisible().at(-1)).toBe('Q4 text Cold Mild');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  await expect.poll(() => readVisible()[0]).toBe('Q1 multiple* Which? | Tea | Coffee');
  await dialog.getByRole('combobox', { name: 'Type of Q1' }).selectOptions('text');
  await expect.poll(() => readVisible()[0]).toBe('Q1 text* Which?');
});

test('changing how a line is read keeps the focus there, survives closing the dialog, and can be undone (BUILDER-43)', async () => {
  await openDialog();
  await dialog.getByRole('textbox').fill('Which?\nTea\nCoffee\n\nWhy so?');
  await dialog.getByText('Edit how these 3 lines were read').click();
  const line = dialog.getByRole('combobox', { name: 'Line 3 is' });
  await line.selectOptions('question');
  await expect
    .poll(readVisible)
    .toEqual(['Q1 single Which? | Tea', 'Q2 text Coffee', 'Q3 text Why so?']);
  await expect.element(line).toHaveFocus();
  await line.selectOptions('joined');
  await expect.poll(readVisible).toEqual(['Q1 single Which? | Tea Coffee', 'Q2 text Why so?']);
  await expect.element(line).toHaveFocus();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add questions from text' }).click();
  await expect.poll(readVisible).toEqual(['Q1 single Which? | Tea Coffee', 'Q2 text Why so?']);
  await dialog.getByRole('button', { name: 'Undo my changes' }).click();
  await expect.poll(readVisible).toEqual(['Q1 single Which? | Tea | Coffee', 'Q2 text Why so?']);
  await expect.element(dialog.getByText('Undo my changes')).not.toBeInTheDocument();
});

test('replacing the pasted text discards the changes made to the previous one; Ctrl+Enter adds the questions (BUILDER-43)', async () => {
  await openDialog();
  const field = dialog.getByRole('textbox');
  await field.fill('How are you?\nGood\nBad');
  await dialog.getByRole('combobox', { name: 'Type of Q1' }).selectOptions('multiple');
  await dialog.getByRole('checkbox', { name: 'Required' }).click();
  await expect.poll(readVisible).toEqual(['Q1 multiple* How are you? | Good | Bad']);
  await field.fill('Do you smoke?\nYes\nNo');
  await expect.poll(readVisible).toEqual(['Q1 single Do you smoke? | Yes | No']);
  await press('Control+Enter', field);
  await expect.element(page.getByLabelText(/^Q\d+ text$/)).toHaveValue('Do you smoke?');
});

/** Pastes a clipboard with HTML, and returns the text that arrives. */
async function pasteHtml(html: string): Promise<string> {
  const field = (await dialog.getByRole('textbox').findElement()) as HTMLTextAreaElement;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Which? Tea Coffee Why?');
  clipboardData.setData('text/html', html);
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => field.value).not.toBe('');
  return field.value;
}

test.each([
  [
    'a list within an item',
    '<p>Our survey</p><ol><li>Which?<ul><li>Tea</li><li>Coffee</li></ul></li><li>Why?</li></ol>',
    'Our survey\n1. Which?\n\t• Tea\n\t• Coffee\n2. Why?',
    ['Q1 single Which? | Tea | Coffee', 'Q2 text Why?'],
  ],
  [
    'a list beside an item',
    '<b><p><span>Our survey</span></p><ol><li><p>Which?</p></li><ol><li><p>Tea</p></li><li><p>Coffee</p></li></ol><li><p>Why?</p></li></ol></b>',
    'Our survey\n1. Which?\n\ta) Tea\n\tb) Coffee\n2. Why?',
    ['Q1 single Which? | Tea | Coffee', 'Q2 text Why?'],
  ],
  [
    'broken lines above a list',
    '<div>Who are you?<div><br></div><div>Which?</div><div><ul><li>Tea</li><li>Coffee</li></ul></div>Why?<br>How?</div>',
    'Who are you?\n\nWhich?\n• Tea\n• Coffee\nWhy?\nHow?',
    ['Q1 text Who are you?', 'Q2 single Which? | Tea | Coffee', 'Q3 text Why?', 'Q4 text How?'],
  ],
  [
    'a table of answers',
    '<table><tr><td></td><th>Never</th><th>Often</th></tr><tr><td>I sleep well</td><td>☐</td><td>☐</td></tr><tr><td>I eat well</td><td>☐</td><td>☐</td></tr></table>',
    '\tNever\tOften\nI sleep well\t☐\t☐\nI eat well\t☐\t☐',
    ['Q1 single I sleep well | Never | Often', 'Q2 single I eat well | Never | Often'],
  ],
  [
    'a table with fields and numbers',
    '<table><tr><th>No.</th><th>Statement</th><th>No</th><th>Yes</th></tr><tr><td>1</td><td>I read</td><td>○</td><td></td></tr><tr><td>2</td><td>I write</td><td></td><td></td></tr></table>',
    'No.\tStatement\tNo\tYes\n1\tI read\t○\t\n2\tI write\t\t',
    ['Q1 single I read | No | Yes', 'Q2 single I write | No | Yes'],
  ],
  [
    'a table with a question in each row',
    '<table><tr><th>Question</th><th>Type</th><th>Options</th></tr><tr><td>Which?</td><td>Checkboxes</td><td><ul><li>Tea</li><li>Coffee</li></ul></td></tr><tr><td>Why?</td><td>Text</td><td></td></tr></table>',
    'Question\tType\tOptions\nWhich?\tCheckboxes\t• Tea; • Coffee\nWhy?\tText\t',
    ['Q1 multiple Which? | Tea | Coffee', 'Q2 text Why?'],
  ],
  [
    'a list that begins at 3',
    '<ol start="3"><li>Which?<ul><li>Tea</li><li>Milk</li></ul></li><li>Why?</li></ol>',
    '3. Which?\n\t• Tea\n\t• Milk\n4. Why?',
    ['Q1 single Which? | Tea | Milk', 'Q2 text Why?'],
  ],
  [
    'headings, quotes and lists in cells',
    '<h5>About you</h5><blockquote>What is your name?</blockquote><table><tr><td>Which?<ul><li>Tea</li><li>Coffee</li></ul></td></tr></table>',
    'About you\nWhat is your name?\nWhich?\n• Tea\n• Coffee',
    ['Q1 text What is your name?', 'Q2 single Which? | Tea | Coffee'],
  ],
])('%s keeps its options when pasted (BUILDER-43)', async (_, html, text, questions) => {
  await openDialog();
  expect(await pasteHtml(html)).toBe(text);
  await expect.poll(readVisible).toEqual(questions);
});

async function pasteInto(field: Locator, text: string) {
  const element = (await field.findElement()) as HTMLTextAreaElement;
  element.focus();
  element.setSelectionRange(element.value.length, element.value.length);
  paste(text);
}

const questionTexts = () =>
  page
    .getByLabelText(/^Q\d+ text$/)
    .elements()
    .map((field) => (field as HTMLTextAreaElement).value);

test('lines pasted into a question stay one question, and become several on request (BUILDER-46)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const question = page.getByLabelText(/^Q\d+ text$/).nth(1);
  const textBefore = ((await question.findElement()) as HTMLTextAreaElement).value;
  await pasteInto(question, '1. Which?\na) Tea\nb) Coffee\n2. Why?');
  await expect.element(question).toHaveValue(`${textBefore}1. Which? a) Tea b) Coffee 2. Why?`);
  const [first = '', , ...others] = questionTexts();
  await page.getByRole('button', { name: 'Make 2 questions' }).click();
  await expect.poll(questionTexts).toEqual([first, textBefore, 'Which?', 'Why?', ...others]);
  await expect.element(page.getByLabelText(/^Q\d+ text$/).nth(2)).toHaveFocus();
  await press('Control+z');
  await press('Control+z');
  await press('Control+z');
  await expect.poll(questionTexts).toEqual([first, textBefore, ...others]);
});

test('questions pasted into an empty question can replace it, until the next edit dismisses that offer (BUILDER-46)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const question = page.getByLabelText(/^Q\d+ text$/).first();
  await pasteInto(question, 'Which?\n- Tea\n- Coffee');
  await page.getByRole('button', { name: 'Make its lines choices' }).click();
  await expect.poll(questionTexts).toEqual(['Which?']);
  await expect.element(page.getByLabelText(/^Answer choice \d+$/).nth(1)).toHaveValue('Coffee');
  await press('Control+Enter', question);
  await pasteInto(page.getByLabelText(/^Q\d+ text$/).nth(1), '1. One?\n2. Two?');
  await type('!', page.getByLabelText(/^Q\d+ text$/).nth(1));
  await expect.element(page.getByRole('button', { name: 'Make 2 questions' })).toHaveLength(0);
  await press('Control+z');
  await press('Control+z');
  await pasteInto(page.getByLabelText(/^Q\d+ text$/).nth(1), '1. One?\n2. Two?');
  await page.getByRole('button', { name: 'Make 2 questions' }).click();
  await expect.poll(questionTexts).toEqual(['Which?', 'One?', 'Two?']);
});

test('a paragraph wrapped over several lines becomes one question, without an offer to split it (BUILDER-46)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const field = page.getByLabelText(/^Q\d+ text$/);
  // The code of the offer has loaded.
  await pasteInto(field, '1. One?\n2. Two?');
  await expect.element(page.getByRole('button', { name: 'Make 2 questions' })).toBeVisible();
  await press('Control+z');
  await pasteInto(
    field,
    'Which of these kinds of transport do you use most\noften on a working day?',
  );
  await expect
    .element(field)
    .toHaveValue('Which of these kinds of transport do you use most often on a working day?');
  await nextFrame();
  await nextFrame();
  await expect.element(page.getByRole('button', { name: /^Make / })).not.toBeInTheDocument();
});

test('undo treats a paste as one step, separate from the text typed before and after it (BUILDER-46)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const question = page.getByLabelText(/^Q\d+ text$/);
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

const CELLS = '"How old are you?\n(in years)"\n"What is ""home""?"\n';

test('in the dialog, each pasted spreadsheet cell becomes one question, even if it has line breaks or quotes (BUILDER-53)', async () => {
  await openDialog();
  const field = dialog.getByRole('textbox');
  await focus(field);
  paste(CELLS);
  await expect
    .poll(readVisible)
    .toEqual(['Q1 text How old are you? (in years)', 'Q2 text What is "home"?']);
});

test('pasting a list with 3,000 levels does not block the next paste (FAULT-12)', async () => {
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

test('on a phone the pasted text is collapsed, and a tap expands it at that line (BUILDER-43)', async () => {
  await page.viewport(390, 844);
  await openDialog();
  const field = dialog.getByRole('textbox');
  await focus(field);
  const height = () => (field.element() as HTMLElement).offsetHeight;
  const whole = height();
  paste('1. Why?');
  await expect.poll(height).toBeLessThan(whole / 2);
  await field.click();
  await expect.poll(height).toBe(whole);
  await page.viewport(1200, 900);
});
