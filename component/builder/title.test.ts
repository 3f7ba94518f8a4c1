import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen, sentBody, toast } from '../support/renderScreen.tsx';

const field = page.getByRole('textbox', { name: 'Title', exact: true });
test('a title of one letter and blanks is refused, and a valid title is sent without the blanks around it (SEAM-22)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
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
  await expect.poll(() => sentBody('POST /survey/create')).toMatchObject({ title: 'x'.repeat(50) });
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
