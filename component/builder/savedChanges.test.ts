import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { every, heldResponse, json, next, status } from '#fixtures/faults.ts';
import { optionFields, question } from '../support/builderFields.ts';
import { chooseAction } from '../support/chooseAction.ts';
import { press } from '../support/keys.ts';
import {
  calls,
  currentUrl,
  goBack,
  goTo,
  release,
  renderScreen,
  setFaults,
  toast,
} from '../support/renderScreen.tsx';

const title = page.getByRole('textbox', { name: 'Title', exact: true });
const firstOption = (number: number) => optionFields(number).first();
const update = page.getByCss('.page-header button[type=submit]');
const dialog = page.getByRole('dialog', { name: 'Delete answers?' });
const successMessage = page.getByText('You have successfully updated the survey!');

/** All texts of a report's summaries. */
async function openReportAndReadText(id: number, questionCount: number) {
  await goTo(`/analyze-surveys/${id}`);
  await expect.element(page.getByRole('heading', { name: /^Q\d+: / })).toHaveLength(questionCount);
  // Without the insights, which load after the charts.
  return page.getByCss('.summaries').element().textContent;
}

test('updating a survey unchanged keeps its report, also if its options have no ids (LAW-1)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const reportBefore = await openReportAndReadText(6, 3);
  await goTo('/surveys/edit/6');
  await expect.element(title).not.toHaveValue('');
  await update.click();
  await expect.element(successMessage).toBeVisible();
  await expect.element(dialog).toHaveLength(0);
  expect(await openReportAndReadText(6, 3)).toBe(reportBefore);
});

test('an update that would delete answers lists them first; Cancel keeps everything (BUILDER-40)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await question(1).getByRole('button', { name: 'Remove Q1' }).click();
  await question(1).getByLabelText('Input Type').selectOptions('Text box');
  await update.click();
  await expect.element(dialog).toMatchTextContent('Q1 has 120 answers. They will be deleted.');
  await expect.element(dialog).toMatchTextContent('Q2 has 109 answers. They will be deleted.');
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveLength(0);
  await expect.element(update).toHaveFocus();
  await expect.element(update).toMatchTextContent('Update');
  const navigation = goTo('/analyze-surveys/1');
  await page.getByRole('button', { name: 'Leave' }).click();
  await navigation;
  expect(await openReportAndReadText(1, 5)).toContain('120');
});

test('a confirmed update deletes only the answers that its dialog listed (BUILDER-40)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const option = ((await firstOption(2).findElement()) as HTMLInputElement).value;
  await chooseAction(question(2), option, 'Remove');
  await update.click();
  await expect.element(dialog).toMatchTextContent(`“${option}” in Q2 has`);
  await expect.element(dialog.getByRole('listitem')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(successMessage).toBeVisible();
  const reportAfter = await openReportAndReadText(1, 5);
  expect(reportAfter).not.toContain(option);
  expect(reportAfter).toContain('120');
});

test('no leave dialog opens without changes, or after undo or save', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  await title.fill('Half done');
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  await goTo('/surveys/edit/3');
  await expect.element(title).toHaveValue('Bus route 14 riders');
  await expect.element(page.getByText(/^Draft from .+ restored\./)).toHaveLength(0);
  await title.fill('All done');
  await update.click();
  await expect.element(toast('status')).toMatchTextContent('Update survey successful');
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  await goTo('/surveys/edit/3');
  await expect.element(title).toHaveValue('All done');
  await expect.element(page.getByText(/^Draft from .+ restored\./)).toHaveLength(0);
});

test('leaving while an update still loads the number of lost answers sends nothing and keeps the draft (BUILDER-40, DRAFT-1)', async () => {
  await renderScreen('/surveys/edit/1', {
    as: 'owner',
    faults: [next('GET /survey/analyze/:id', heldResponse)],
  });
  await question(1).getByRole('button', { name: 'Remove Q1' }).click();
  await update.click();
  await expect.element(update).toMatchTextContent('Updating...');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await release('GET /survey/analyze/:id');
  expect(await openReportAndReadText(1, 5)).toContain('120');
  await goTo('/surveys/edit/1');
  await expect.element(page.getByText(/^Draft from .+ restored\./)).toBeVisible();
});

test('if the survey cannot be refetched before saving, the update is sent nevertheless (DRAFT-6)', async () => {
  await renderScreen('/surveys/edit/3', {
    as: 'owner',
    faults: [{ call: 'GET /survey/:id', on: 2, answer: status(500) }],
  });
  await title.fill('Mine');
  await update.click();
  await expect.element(successMessage).toBeVisible();
});

test('if the report cannot be refetched, the number of answers is unknown, also with an earlier report in the cache (BUILDER-40)', async () => {
  const report = { id: 1, title: 'Market day shoppers', questions: [], responses: [] };
  await renderScreen('/analyze-surveys/1', {
    as: 'owner',
    faults: [{ call: 'GET /survey/analyze/:id', on: 1, answer: json(report) }],
  });
  await expect.element(page.getByText('Collected: 0')).toBeVisible();
  setFaults([every('GET /survey/analyze/:id', status(500))]);
  await goTo('/surveys/edit/1');
  await question(1).getByRole('button', { name: 'Remove Q1' }).click();
  await update.click();
  await expect
    .element(dialog)
    .toMatchTextContent('The number of answers to Q1 is unknown. They will be deleted.');
});

test('Back closes the leave dialog of a logout, and the user stays logged in (BUILDER-49, SEAM-5)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await goTo('/surveys/edit/3');
  await title.fill('Half done');
  await page.getByRole('button', { name: 'Logout' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect.element(leave).toBeVisible();
  await goBack();
  await expect.element(leave).toHaveLength(0);
  expect(currentUrl()).toBe('/surveys/edit/3');
  await page.getByRole('button', { name: 'Logout' }).click();
  await leave.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(currentUrl).toBe('/');
});

test('changing multiple to single choice warns and names the question (BUILDER-40)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const types = page.getByLabelText('Input Type');
  await expect.element(types.first()).toBeVisible();
  const number =
    types.elements().findIndex((select) => (select as HTMLSelectElement).value === 'multiple') + 1;
  await question(number).getByLabelText('Input Type').selectOptions('Single Choice');
  await update.click();
  const answersDialog = page.getByRole('dialog', { name: 'Change the answers?' });
  await expect
    .element(answersDialog)
    .toMatchTextContent(`Q${number} had several choices and becomes single choice.`);
  await expect.element(answersDialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await answersDialog.getByRole('button', { name: 'Cancel' }).click();
  // An update that also deletes answers says so in its title.
  await question(1).getByRole('button', { name: 'Remove Q1' }).click();
  await update.click();
  await expect.element(dialog).toMatchTextContent('becomes single choice.');
  await expect.element(dialog).toMatchTextContent('Q1 has 120 answers. They will be deleted.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await press('Control+z');
  await update.click();
  await answersDialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(successMessage).toBeVisible();
});

test('a version that another user saves while the report is being read is not replaced without a question (DRAFT-6)', async () => {
  const { database } = await renderScreen('/surveys/edit/5', { as: 'owner' });
  await question(1).getByRole('button', { name: 'Remove Q1' }).click();
  setFaults([next('GET /survey/analyze/:id', heldResponse)]);
  await update.click();
  // The survey was read; its report, which has no answers, is awaited.
  await expect.poll(() => calls.filter((call) => call === 'GET /survey/5')).toHaveLength(2);
  await database.surveys.update((query) => query.where({ id: 5 }), {
    data: (survey) => {
      survey.title = 'Theirs';
    },
  });
  await release('GET /survey/analyze/:id');
  const newer = page.getByRole('dialog', { name: 'Replace a newer version?' });
  await expect.element(newer).toBeVisible();
  expect(calls).not.toContain('POST /survey/update');
  await newer.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(successMessage).toBeVisible();
});
