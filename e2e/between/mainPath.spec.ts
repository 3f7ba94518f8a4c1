import { picture } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

test('the main path works from the landing page to one’s own report, and out again (BUILDER-19, LIST-8, SESSION-4)', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('secret1');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You have successfully signed up!')).toBeVisible();

  await page.clock.fastForward(1500);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('secret1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('You have successfully logged in')).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('No results.')).toBeVisible();

  await page.getByRole('link', { name: 'Create Survey' }).click();
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('My first survey');
  const first = page.getByRole('group', { name: 'Q1', exact: true });
  await first.getByLabel(/^Q\d+ text$/).fill('What is your name?');
  for (const [number, text, type] of [
    [2, 'Which do you like?', 'Multiple choice'],
    [3, 'Which do you like most?', 'Single Choice'],
  ] as const) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    const block = page.getByRole('group', { name: `Q${number}`, exact: true });
    await block.getByLabel(/^Q\d+ text$/).fill(text);
    await block.getByLabel('Input Type').selectOption(type);
    await block.getByLabel(/^Answer choice \d+$/).fill('Tea');
    await block.getByRole('button', { name: 'Add answer choice' }).click();
    await block
      .getByLabel(/^Answer choice \d+$/)
      .nth(1)
      .fill('Coffee');
  }
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Create survey successful')).toBeVisible();
  await expect(page.getByText('You have successfully created the survey!')).toBeVisible();

  await page.clock.fastForward(2500);
  await expect(page).toHaveURL('/dashboard');
  const row = page.getByRole('row', { name: /My first survey/ });
  await expect(row).toContainText('Open');
  await expect(row).toContainText('0 responses');

  await page.getByRole('button', { name: 'Actions for My first survey' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toContainText('Closed');

  await page.getByRole('button', { name: 'Actions for My first survey' }).click();
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { name: 'Q1: What is your name?' })).toBeVisible();
  await expect(page.getByText('No answers yet')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Responses to Q2' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
});
