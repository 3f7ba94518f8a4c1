import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Presses Tab until a control of this name has the focus, and fails if none gets it. */
async function tabTo(page: Page, role: Role, name: string) {
  const control = page.getByRole(role, { name, exact: true });
  await expect(control.first()).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) {
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} “${name}” is not reached by the Tab key`);
}

test('the path from sign-up to report works by keyboard alone (KEYS-1)', async ({ page, open }) => {
  await open('/', { world: 'empty' });
  const type = async (label: string, text: string) => {
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(text);
  };
  await tabTo(page, 'link', 'Sign up');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sign-up');
  await type('First name', 'Ada');
  await type('Last name', 'King');
  await type('Email', 'ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret1');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/login');
  await type('Email', 'ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await tabTo(page, 'link', 'Create Survey');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/surveys/create');
  await type('Title', 'Ferry');
  await page.keyboard.press('Enter');
  await page.keyboard.type('How do you come here?');
  await tabTo(page, 'combobox', 'Input Type');
  await page.keyboard.press('S');
  await type('Answer choice 1', 'On foot');
  await page.keyboard.press('Enter');
  await page.keyboard.type('By ferry');
  await page.keyboard.press('Shift+?');
  await page.keyboard.press('Backspace');
  await tabTo(page, 'button', 'Publish');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await tabTo(page, 'button', 'Actions for Ferry');
  await page.keyboard.press('Enter');
  const reports = page.getByRole('menuitem', { name: 'Reports' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await reports.evaluate((item) => item === document.activeElement))) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ferry');
  await expect(page.getByText('How do you come here?')).toBeVisible();
  await tabTo(page, 'tab', 'Question Summaries');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Insights and Data Trends' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await tabTo(page, 'button', 'Logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the sticky head of the builder never covers the focused element, also with Shift+Tab (BUILDER-30)', async ({
  page,
  open,
}) => {
  // The size of a window of 1280 × 800 px at 200 %.
  await page.setViewportSize({ width: 640, height: 400 });
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await page
    .getByLabel(/^Q\d+ text$/)
    .last()
    .focus();
  const covered: string[] = [];
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const problems = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const head = document.querySelector('.page-actions')?.getBoundingClientRect().bottom ?? 0;
      const isBelow = focused.closest('.survey-body') !== null;
      const { top } = focused.getBoundingClientRect();
      return isBelow && top < head - 1 ? `${focused.getAttribute('aria-label')} at ${top}` : null;
    });
    if (problems) covered.push(problems);
    if (await title.evaluate((field) => field === document.activeElement)) break;
  }
  await expect(title).toBeFocused();
  expect(covered).toEqual([]);
});
