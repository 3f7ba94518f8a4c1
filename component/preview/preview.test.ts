import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { json, next } from '#fixtures/faults.ts';
import { currentUrl, goBack, renderScreen } from '../support/renderScreen.tsx';

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

test('the preview shows "Required" at an unanswered required question, and the last step lists them (PREVIEW-8)', async () => {
  await renderScreen('/surveys/preview/1', {
    as: 'owner',
    faults: [next('GET /survey/:id', json(survey))],
  });
  const required = page.getByText('Required', { exact: true });
  await expect.element(required).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Required and not answered: Q1')).toBeVisible();
  await expect.element(required).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'Tea' }).click();
  await expect.element(required).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText(/^Required and not answered/)).not.toBeInTheDocument();
});

test('the preview shows one question at a time and keeps answers (PREVIEW-1, PREVIEW-3, PREVIEW-4)', async () => {
  await renderScreen('/surveys/preview/1', {
    as: 'owner',
    faults: [next('GET /survey/:id', json(survey))],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello world' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Which do you drink? (required)' }))
    .toBeVisible();
  await expect.element(page.getByText('Why?')).toHaveLength(0);
  await expect.element(page.getByRole('radio')).toHaveLength(3);
  await expect.element(page.getByText('Coffee')).toHaveLength(0);
  await expect
    .element(page.getByRole('button', { name: 'Previous' }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Others:' }).click();
  await page.getByRole('textbox', { name: 'Others' }).fill('Juice');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('heading', { name: 'Why?' })).toHaveFocus();
  await expect
    .element(page.getByRole('button', { name: 'Next' }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Why?' }).fill('Because');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(page.getByRole('radio', { name: 'Others:' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: 'Others' })).toHaveValue('Juice');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Why?' })).toHaveValue('Because');
});

test('Edit returns to the form; Done and the close button lead to /dashboard/ (PREVIEW-2, PREVIEW-5)', async () => {
  await renderScreen('/surveys/preview/1', { as: 'owner' });
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(currentUrl).toBe('/surveys/edit/1');
  await goBack();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(currentUrl).toBe('/dashboard/');
  await expect.element(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await goBack();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await expect.poll(currentUrl).toBe('/dashboard/');
});

test('the preview opens over the builder with unsaved text and loses nothing (PREVIEW-6)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Not saved yet');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect.element(preview.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
  await expect.element(preview.getByRole('heading', { name: 'Why?' })).toBeVisible();
  await preview.getByRole('button', { name: 'Edit' }).click();
  await expect.element(preview).toHaveLength(0);
  await expect.poll(currentUrl).toBe('/surveys/create');
  await expect
    .element(page.getByRole('textbox', { name: 'Title', exact: true }))
    .toHaveValue('Not saved yet');
});

test('on paper the preview is the whole questionnaire, and on the screen again one question (PREVIEW-7)', async () => {
  await renderScreen('/surveys/preview/1', {
    as: 'owner',
    faults: [next('GET /survey/:id', json(survey))],
  });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('beforeprint'));
  const printed = document.querySelector('.printed-survey');
  expect(
    [...(printed?.querySelectorAll('h1, h2, li li') ?? [])].map((element) => element.textContent),
  ).toEqual(['Hello world', 'Which do you drink? *', 'Tea', 'Water', 'Others: ', 'Why?']);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('.printed-survey')).toBeNull();
});

test('a text question with Others shows the Others option and its text field, also on paper (PREVIEW-3)', async () => {
  const questions = [{ ...survey.questions[1], hasOthers: true }];
  await renderScreen('/surveys/preview/1', {
    as: 'owner',
    faults: [next('GET /survey/:id', json({ ...survey, questions }))],
  });
  await page.getByRole('textbox', { name: 'Why?' }).fill('Because');
  await page.getByRole('checkbox', { name: 'Others:' }).click();
  await page.getByRole('textbox', { name: 'Others' }).fill('And so');
  await expect.element(page.getByRole('textbox', { name: 'Why?' })).toHaveValue('Because');
  window.dispatchEvent(new Event('beforeprint'));
  await expect.element(page.getByCss('.printed-survey .printed-line')).toHaveTextContent('Others:');
  window.dispatchEvent(new Event('afterprint'));
});
