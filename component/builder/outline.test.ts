import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const outline = page.getByRole('navigation', { name: 'Outline' });
const rows = () => readTexts(outline.getByRole('listitem'));

test('the outline names each question with its type and unfinished mark (BUILDER-47)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByLabelText(/^Q\d+ text$/).fill('Which?');
  await page.getByLabelText('Input Type').selectOptions('Single Choice');
  await expect.poll(rows).toEqual(['Q1Which?Not finished']);
  await page.getByLabelText(/^Answer choice \d+$/).fill('Tea');
  await expect.poll(rows).toEqual(['Q1Which?Single Choice']);
  await expect.element(outline.getByRole('heading')).toHaveTextContent('1 question');
});

test('below its breakpoint the builder has no outline (BUILDER-47)', async () => {
  await page.viewport(1263, 900);
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(page.getByLabelText(/^Q\d+ text$/)).toHaveLength(5);
  await expect.element(outline).not.toBeInTheDocument();
  await page.viewport(1264, 900);
  await expect.element(outline).toBeVisible();
});
