import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { next, status } from '#fixtures/faults.ts';
import { press } from '../support/keys.ts';
import { currentUrl, renderScreen, toast } from '../support/renderScreen.tsx';

for (const [what, path, fault, act] of [
  [
    'a form',
    '/agents/edit/1',
    next('PUT /agent/:id', status(409, 'Taken')),
    async () => {
      await page.getByLabelText('Last name').fill('Lovelace');
      return page.getByRole('button', { name: 'Update Agent' });
    },
  ],
  [
    'the builder',
    '/surveys/create',
    next('POST /survey/create', status(422, 'No')),
    async () => {
      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello');
      await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
      return page.getByRole('button', { name: 'Publish' });
    },
  ],
] as const) {
  test(`after a failed save of ${what} the submit button has the focus (SEAM-26)`, async () => {
    await renderScreen(path, { as: 'owner', faults: [fault] });
    const submit = await act();
    await press('Enter', submit);
    await expect.element(toast('alert')).toBeVisible();
    await expect.element(submit).toHaveFocus();
  });
}

for (const [path, back, url] of [
  ['/surveys/edit/999', 'Back to the surveys', '/dashboard'],
  ['/surveys/preview/999', 'Back to the surveys', '/dashboard'],
  ['/analyze-surveys/999', 'Back to Analyze Surveys', '/analyze-surveys'],
  ['/analyze-surveys/abc', 'Back to Analyze Surveys', '/analyze-surveys'],
] as const) {
  test(`${path}: "Survey not found" links back (SEAM-29, REPORT-1)`, async () => {
    await renderScreen(path, { as: 'owner' });
    await expect.element(page.getByText('Survey not found')).toBeVisible();
    await page.getByRole('link', { name: back }).click();
    await expect.poll(currentUrl).toBe(url);
  });
}

test('Tab closes a menu and returns the focus to its button (KEYS-4)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const opener = page.getByRole('button', { name: 'Actions for Market day shoppers' });
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await press('Enter', opener);
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    await expect.element(page.getByRole('menuitem')).toHaveLength(0);
    await expect.element(opener).toHaveFocus();
  }
  await userEvent.keyboard('{Tab}');
  await expect.element(opener).not.toHaveFocus();
});

test.each(['/surveys', '/agents', '/responses', '/analyze-surveys'])(
  'on %s no text is clipped to less than a line (LOOK-1)',
  async (path) => {
    await renderScreen(path, { as: 'owner' });
    await expect.element(page.getByRole('table').first()).toBeVisible();
    const isClipped = (element: Element) => {
      const { overflow, clipPath } = getComputedStyle(element);
      return overflow === 'hidden' && clipPath === 'none' && element.clientHeight < 12;
    };
    const clippedTexts = [...document.querySelectorAll('main *')]
      .filter((element) => element.textContent?.trim() && isClipped(element))
      .map(({ textContent }) => textContent);
    expect(clippedTexts).toEqual([]);
  },
);
