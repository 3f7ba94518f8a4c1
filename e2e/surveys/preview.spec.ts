import { json, next } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';

const survey = {
  id: 1,
  title: 'Hello world',
  logo: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  questions: [
    {
      id: 1,
      text: 'Which do you drink?',
      type: 'single',
      required: true,
      hasOthers: true,
      options: [
        { text: 'Tea', isActive: true },
        { text: 'Coffee', isActive: false },
        { text: 'Water', isActive: true },
      ],
    },
    { id: 2, text: 'Why?', type: 'text', required: false, hasOthers: false, options: [] },
  ],
};

test('one question at a time, answers kept on the way back (PREVIEW-1, PREVIEW-3, PREVIEW-4)', async ({
  page,
  open,
}) => {
  await open('/surveys/preview/1', {
    signedInAs: 'owner',
    faults: [next('GET /survey/:id', json(survey))],
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Hello world' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which do you drink? (required)' })).toBeVisible();
  await expect(page.getByText('Why?')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByText('Coffee')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('radio', { name: 'Others:' }).check();
  await page.getByRole('textbox', { name: 'Others' }).fill('Juice');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Why?' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Why?' }).fill('Because');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio', { name: 'Others:' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Others' })).toHaveValue('Juice');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Why?' })).toHaveValue('Because');
});

test('Edit returns to the form, Done and the close button go to /dashboard/ (PREVIEW-2, PREVIEW-5)', async ({
  page,
  open,
}) => {
  await open('/surveys/preview/1', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/surveys/edit/1');
  await page.goBack();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/dashboard/');
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await expect(page).toHaveURL('/dashboard/');
});

test('a survey without questions, and one that is not there', async ({ page, open }) => {
  await open('/surveys/preview/4', { signedInAs: 'owner' });
  await expect(page.getByText('This survey has no questions yet.')).toBeVisible();
  await open('/surveys/preview/9999', { signedInAs: 'owner' });
  await expect(page.getByText('Survey not found')).toBeVisible();
});

test('from the builder: over the form, with what is typed, and nothing is lost (PREVIEW-6)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByPlaceholder('Enter survey title').fill('Not saved yet');
  await page.getByPlaceholder('Enter your question').fill('Why?');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Why?' })).toBeVisible();
  await preview.getByRole('button', { name: 'Edit' }).click();
  await expect(preview).toHaveCount(0);
  await expect(page).toHaveURL('/surveys/create');
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Not saved yet');
});
