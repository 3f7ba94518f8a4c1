import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, sentBody, toast } from '../support/renderScreen.tsx';

const field = page.getByRole('textbox', { name: 'Title', exact: true });
const titles = ({ database }: Awaited<ReturnType<typeof renderScreen>>) =>
  database.surveys.all().map(({ title }) => title);

test('preview, request and saved survey have the typed title (LAW-1)', async () => {
  const backend = await renderScreen('/surveys/create', { as: 'owner' });
  await field.fill('Tea or coffee');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(page.getByRole('dialog').getByText('Tea or coffee').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => titles(backend)).toContain('Tea or coffee');
});

test('the title of a saved survey is read, changed and stored, or shows its error (BUILDER-14)', async () => {
  const backend = await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(field).toHaveValue('Market day shoppers');
  await field.fill('x');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('Coffee or tea');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect.poll(() => titles(backend)).toContain('Coffee or tea');
});

test('a title of one letter and blanks is refused, and a valid title is sent without the blanks around it (SEAM-22)', async () => {
  const backend = await renderScreen('/surveys/create', { as: 'owner' });
  const title = field;
  await title.fill(' A ');
  await page.getByLabelText(/^Q\d+ text$/).click();
  await expect
    .element(title)
    .toHaveAccessibleDescription('Title must contain at least 2 characters');
  await title.fill(`  ${'x'.repeat(50)}  `);
  await expect.element(title).toHaveAccessibleDescription('');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
  await expect
    .poll(() => sentBody(backend, 'POST /survey/create'))
    .toMatchObject({ title: 'x'.repeat(50) });
});

test('a title needs visible characters (SEAM-37)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
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
