import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type SurveyFieldName,
  surveyFieldNames,
  surveyFields,
} from '#domain/survey/surveyFields.ts';
import { renderScreen, sentBody, toast } from '../support/renderScreen.tsx';

/**
 * Text to type into each field and after it, and text that breaks its rule. A field without them is
 * a type error.
 */
const typed: { [Name in SurveyFieldName]-?: { first: string; next: string; wrong: string } } = {
  title: { first: 'Tea or coffee', next: 'Coffee or tea', wrong: 'x' },
};

const control = (name: SurveyFieldName) =>
  page.getByLabelText(surveyFields[name].label, { exact: true });
const currentValue = async (name: SurveyFieldName) =>
  ((await control(name).findElement()) as HTMLInputElement).value;

/** The fields as the mock backend has stored them. */
const storedFields = (backend: Awaited<ReturnType<typeof renderScreen>>, title: string) => {
  const survey = backend.database.surveys.findFirst((query) => query.where({ title }));
  return surveyFieldNames.map((name) => survey?.[name]);
};

test('each field of a survey is typed, previewed, sent, stored and read back (LAW-1)', async () => {
  const backend = await renderScreen('/surveys/create', { as: 'owner' });
  for (const name of surveyFieldNames) {
    await control(name).fill(typed[name].first);
    await expect.element(control(name)).toHaveAttribute('data-focus', name);
  }
  await page.getByPlaceholder('Enter your question').fill('Why?');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog');
  for (const name of surveyFieldNames) {
    await expect.element(preview.getByText(typed[name].first).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect
    .poll(() => storedFields(backend, typed.title.first))
    .toEqual(surveyFieldNames.map((name) => typed[name].first));
});

test('each field of a saved survey is read, changed and stored, or shows its error (BUILDER-14)', async () => {
  const backend = await renderScreen('/surveys/edit/1', { as: 'owner' });
  for (const name of surveyFieldNames) {
    expect(await currentValue(name)).not.toBe('');
    await control(name).fill(typed[name].wrong);
  }
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const [first] = surveyFieldNames;
  if (first) await expect.element(control(first)).toHaveFocus();
  for (const name of surveyFieldNames) {
    await expect.element(control(name)).toHaveAttribute('aria-invalid', 'true');
    await control(name).fill(typed[name].next);
  }
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect
    .poll(() => storedFields(backend, typed.title.next))
    .toEqual(surveyFieldNames.map((name) => typed[name].next));
});

test('a title needs visible characters (SEAM-37)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const field = control('title');
  for (const [text, message] of [
    ['\u200b\u200b\u200b', 'Title is required'],
    ['\u3000\u00a0\u202e', 'Title is required'],
    ['A\u200b\u200b', 'Title must contain at least 2 characters'],
    ['A\u200bB', ''],
    ['👩‍👧', ''],
  ] as const) {
    await field.fill(text);
    (field.element() as HTMLElement).blur();
    await expect.element(field).toHaveAccessibleDescription(message);
  }
});

test('a title is validated and sent without surrounding blanks (SEAM-22)', async () => {
  const backend = await renderScreen('/surveys/create', { as: 'owner' });
  const title = control('title');
  await title.fill(' A ');
  await page.getByPlaceholder('Enter your question').click();
  await expect
    .element(title)
    .toHaveAccessibleDescription('Title must contain at least 2 characters');
  await title.fill(`  ${'x'.repeat(50)}  `);
  await expect.element(title).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
  await expect
    .poll(() => sentBody(backend, 'POST /survey/create'))
    .toMatchObject({ title: 'x'.repeat(50) });
});
