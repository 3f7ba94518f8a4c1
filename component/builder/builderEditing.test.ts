import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { every, json } from '#fixtures/faults.ts';
import { optionFields, question } from '../support/builderFields.ts';
import { focus, nextFrame, paste, press, type } from '../support/keys.ts';
import { renderScreen, sentBody, toast } from '../support/renderScreen.tsx';

const questionFields = () => page.getByLabelText(/^Q\d+ text$/);
const options = (number = 1) => optionFields(number);

async function values(fields: ReturnType<typeof questionFields>) {
  return fields.elements().map((input) => (input as HTMLInputElement).value);
}

async function addQuestions(...questions: string[]) {
  for (const [index, text] of questions.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Next Question' }).click();
    await questionFields().nth(index).fill(text);
  }
}

test('a question is moved by keyboard, and its new position is announced', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await addQuestions('One', 'Two', 'Three');
  await press('Enter', page.getByRole('button', { name: 'Move Q3 up' }));
  await expect.poll(() => values(questionFields())).toEqual(['One', 'Three', 'Two']);
  await expect.element(page.getByRole('log')).toHaveTextContent('Q3 is now question 2 of 3');
  await expect
    .element(page.getByRole('button', { name: 'Move Q1 up' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(page.getByRole('button', { name: 'Move Q3 down' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('in a survey of 200 questions jumping, adding and finding an invalid field work', async () => {
  await renderScreen('/surveys/edit/1', { world: 'longSurvey', as: 'owner' });
  await expect.element(page.getByText('200 questions')).toBeVisible();
  await expect.element(question(1)).toBeVisible();
  expect(page.getByRole('group').elements().length).toBeLessThan(30);
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('button', { name: /^Q120 / }).click();
  await expect.element(question(120).getByLabelText(/^Q\d+ text$/)).toHaveFocus();
  await options(120).nth(3).fill('');
  await outline.getByRole('button', { name: /^Q3 / }).click();
  await expect.element(question(3).getByLabelText(/^Q\d+ text$/)).toHaveFocus();
  await expect.element(question(120)).toHaveLength(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.element(options(120).nth(3)).toHaveFocus();
  await expect.element(question(120).getByText('Answer choice is required')).toBeVisible();
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect.element(question(201).getByLabelText(/^Q\d+ text$/)).toHaveFocus();
});

test('pasting several cells adds an option for each; pasting one cell inserts it at the caret (BUILDER-53)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await question(1).getByLabelText('Input Type').selectOptions('Multiple choice');
  await focus(options().first());
  paste('"Coffee\nwith milk"\r\n"He said ""yes"""\r\nTea\r\n');
  await expect.poll(() => values(options())).toEqual(['Coffee with milk', 'He said "yes"', 'Tea']);
  const field = options().nth(2).element() as HTMLInputElement;
  field.focus();
  field.setSelectionRange(0, 0);
  paste('"Hot\nor cold "');
  await expect.poll(async () => (await values(options())).at(2)).toBe('Hot or coldTea');
  await expect.poll(() => field.selectionStart).toBe('Hot or cold'.length);
});

test('text that is typed while pasted cells are parsed is kept (BUILDER-53)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await question(1).getByLabelText('Input Type').selectOptions('Multiple choice');
  await focus(options().first());
  paste('"Coffee\nwith milk"\nTea');
  const field = options().first().element() as HTMLInputElement;
  field.setRangeText('Hot ');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.poll(() => values(options())).toEqual(['Hot Coffee with milk', 'Tea']);
});

const manyOptions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    text: `Choice ${index + 1}`,
    isActive: true,
  }));

/** Opens a survey whose only question has these options. */
function openWith(options: object[]) {
  const savedQuestion = {
    id: 7,
    text: 'Which?',
    type: 'single',
    required: true,
    hasOthers: false,
    options,
  };
  const survey = { id: 1, title: 'Hello', logo: null, questions: [savedQuestion] };
  return renderScreen('/surveys/edit/1', {
    as: 'owner',
    faults: [every('GET /survey/:id', json(survey))],
  });
}

test('the builder shows 2,000 options in pages of 200, focuses an invalid one on Update, and sends all options (FAULT-11)', async () => {
  const serverOptions = manyOptions(2000).with(1499, { id: 1500, text: '', isActive: true });
  await openWith(serverOptions);
  await expect.element(options()).toHaveLength(200);
  await expect.element(page.getByText('Choices 1 to 200 of 2,000')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const offscreenField = page.getByLabelText('Answer choice 1500', { exact: true });
  await expect.element(offscreenField).toHaveFocus();
  await expect.element(page.getByText('Choices 1,401 to 1,600 of 2,000')).toBeVisible();
  await type('Tea');
  await press('Enter');
  await expect.element(page.getByLabelText('Answer choice 1501', { exact: true })).toHaveFocus();
  await type('Coffee');
  await page.getByRole('button', { name: 'More actions for Coffee' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toHaveFocus();
  // 200 frames at once, as on a machine where frames pass before the buttons are rendered.
  const { requestAnimationFrame: nextFrame } = window;
  let immediateFrames = 200;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    immediateFrames -= 1;
    if (immediateFrames < 0) return nextFrame(callback);
    queueMicrotask(() => callback(performance.now()));
    return 0;
  });
  await press('Enter');
  await expect.element(page.getByRole('button', { name: 'More actions for Coffee' })).toHaveFocus();
  await expect.element(page.getByText('Choices 1,401 to 1,600 of 2,001')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const readSent = async () =>
    (await sentBody('POST /survey/update')) as { questions: [{ options: [] }] };
  await expect.poll(readSent).toBeDefined();
  expect((await readSent()).questions[0].options).toEqual([
    ...serverOptions.slice(0, 1499),
    { text: 'Coffee', isActive: true },
    { id: 1500, text: 'Tea', isActive: true },
    ...serverOptions.slice(1500),
  ]);
});

test('a moved option that is rendered late does not take the focus after Tab (SEAM-27)', async () => {
  await openWith(manyOptions(201));
  await page.getByRole('button', { name: 'Next choices' }).click();
  await page.getByRole('button', { name: 'Previous choices' }).click();
  await expect.element(page.getByText('Choices 1 to 200 of 201')).toBeVisible();
  await page.getByRole('button', { name: 'Next choices' }).click();
  const menu = page.getByRole('button', { name: 'More actions for Choice 201' });
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toHaveFocus();
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Choices 1 to 200 of 201')).toBeVisible();
  await expect.element(menu).toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  const focusedElement = document.activeElement;
  vi.restoreAllMocks();
  for (const callback of frames) callback(performance.now());
  await nextFrame();
  expect(document.activeElement).toBe(focusedElement);
  await expect.element(menu).not.toHaveFocus();
});

test('a required choice question allows an empty deactivated option, and needs an active one (SEAM-23)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello world');
  const firstQuestion = question(1);
  await firstQuestion.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await firstQuestion.getByLabelText('Input Type').selectOptions('Single Choice');
  await firstQuestion.getByRole('checkbox', { name: 'Required' }).click();
  await firstQuestion.getByTitle('Deactivate option').click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const add = firstQuestion.getByRole('button', { name: 'Add answer choice' });
  await expect.element(add).toHaveFocus();
  await expect
    .element(add)
    .toHaveAccessibleDescription('At least one active answer choice is required');
  await expect
    .element(firstQuestion.getByText('Answer choice is required', { exact: true }))
    .toHaveLength(0);
  await add.click();
  await type('Tea');
  await expect
    .element(firstQuestion.getByText('At least one active answer choice is required'))
    .toHaveLength(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
});
