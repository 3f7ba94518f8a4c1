import type { Page } from '@playwright/test';
import { every, held, next, status } from './answers.ts';
import { expect, test } from './test.ts';

const title = (page: Page) => page.getByPlaceholder('Enter survey title');
const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });
const update = (page: Page) => page.locator('button[type=submit][form=survey-form]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete answers?' });
const saved = (page: Page) => page.getByText('You have successfully updated the survey!');

/** All that a report's summaries say. */
async function reportText(page: Page, id: number, questions: number) {
  await page.goto(`/analyze-surveys/${id}`);
  await expect(page.getByRole('heading', { name: /^Q\d+: / })).toHaveCount(questions);
  return page.getByRole('main').innerText();
}

// Survey 1 has choices with ids, survey 6 without; the other surveys: mocks/handlers/surveyUpdates.test.ts.
for (const [id, questions] of [
  [1, 5],
  [6, 3],
] as const) {
  test(`survey ${id} is opened and updated unchanged: its report stays the same (LAW-1)`, async ({
    page,
    open,
  }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    const before = await reportText(page, id, questions);
    await page.goto(`/surveys/edit/${id}`);
    await expect(title(page)).not.toHaveValue('');
    await update(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    expect(await reportText(page, id, questions)).toBe(before);
  });
}

test('an update that deletes answers names them first, and Cancel keeps everything (BUILDER-40)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await question(page, 1).getByRole('button', { name: 'Remove Q1' }).click();
  await question(page, 1).getByLabel('Input Type').selectOption('Text box');
  await update(page).click();
  const asked = dialog(page);
  await expect(asked).toContainText('Q1 has 120 answers. They will be deleted.');
  await expect(asked).toContainText('Q2 has 109 answers. They will be deleted.');
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(update(page)).toBeFocused();
  await expect(update(page)).toHaveText('Update');
  expect(await reportText(page, 1, 5)).toContain('120');
});

test('an update is sent once the deletion is confirmed, and deletes only that (BUILDER-40)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await question(page, 2).getByPlaceholder('Enter an answer choice').first().focus();
  const choice = await question(page, 2).getByPlaceholder('Enter an answer choice').first().inputValue();
  await question(page, 2).getByRole('button', { name: `Remove ${choice}` }).click();
  await update(page).click();
  await expect(dialog(page)).toContainText(`“${choice}” in Q2 has`);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(saved(page)).toBeVisible();
  const after = await reportText(page, 1, 5);
  expect(after).not.toContain(choice);
  expect(after).toContain('120');
});

test('where the report cannot be read, the number of answers is said to be unknown (BUILDER-40)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', {
    signedInAs: 'owner',
    faults: [every('GET /survey/analyze/:id', status(500))],
  });
  await question(page, 1).getByRole('button', { name: 'Remove Q1' }).click();
  await update(page).click();
  await expect(dialog(page)).toContainText(
    'The number of answers to Q1 is unknown. They will be deleted.',
  );
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(saved(page)).toBeVisible();
});

test('nothing is asked for a survey without responses (BUILDER-40)', async ({ page, open }) => {
  await open('/surveys/edit/5', { signedInAs: 'owner' });
  await question(page, 1).getByRole('button', { name: 'Remove Q1' }).click();
  await update(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('who leaves while the answers are counted has sent nothing, and keeps the draft (BUILDER-40, DRAFT-1)', async ({
  page,
  open,
  release,
}) => {
  await open('/surveys/edit/1', {
    signedInAs: 'owner',
    faults: [next('GET /survey/analyze/:id', held)],
  });
  await question(page, 1).getByRole('button', { name: 'Remove Q1' }).click();
  await update(page).click();
  await expect(update(page)).toHaveText('Updating...');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await release('GET /survey/analyze/:id');
  await expect(page.getByRole('link', { name: 'Continue Market day shoppers' })).toBeVisible();
  expect(await reportText(page, 1, 5)).toContain('120');
});

test('“Keep mine” continues the update that found a newer version (DRAFT-6)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  const other = await context.newPage();
  await other.goto('/surveys/edit/3');
  await title(other).fill('Theirs');
  await update(other).click();
  await expect(saved(other)).toBeVisible();
  await other.close();
  await update(page).click();
  await expect(page.getByText('“Keep mine” updates it now.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await page.goto('/surveys/edit/3');
  await expect(title(page)).toHaveValue('Mine');
});

test('a double click on Leave leaves once (SEAM-36)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner', faults: [next('GET /response/get-response-list', held)] });
  await title(page).fill('Half done');
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).dblclick();
  await expect(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
});
