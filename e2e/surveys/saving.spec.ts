import type { Page } from '@playwright/test';
import { held, next, status } from '#fixtures/faults.ts';
import { fillFields } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { logInAsNadia, logInAsTomas } from '../support/logIn.ts';
import { saveAgentElsewhere, saveSurveyElsewhere } from '../support/saveElsewhere.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByPlaceholder('Enter survey title');
const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });
const update = (page: Page) => page.locator('button[type=submit][form=survey-form]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete answers?' });
const saved = (page: Page) => page.getByText('You have successfully updated the survey!');

test('“Keep mine” continues the update that found a newer version (DRAFT-6)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(context, 3);
  await update(page).click();
  await expect(page.getByText('“Keep mine” updates it now.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await page.goto('/surveys/edit/3');
  await expect(title(page)).toHaveValue('Mine');
});

test('when two tabs edit one agent, the later save stops, and “Keep mine” continues it (AGENT-FORM-12)', async ({
  page,
  open,
  context,
}) => {
  await open('/agents/edit/1', { signedInAs: 'owner' });
  await page.getByLabel('Last name').fill('Mine');
  await saveAgentElsewhere(context);

  await page.getByRole('button', { name: 'Update Agent' }).click();
  await expect(page.getByText('This agent was saved somewhere else')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take theirs' })).toBeFocused();
  const first = await page.getByLabel('First name').inputValue();
  expect(first).not.toBe('Theirs');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Agent updated successfully')).toBeVisible();
  await page.goto('/agents/edit/1');
  await expect(page.getByLabel('First name')).toHaveValue(first);
  await expect(page.getByLabel('Last name')).toHaveValue('Mine');
});

test('when two tabs edit one agent, “Take theirs” shows the other tab’s version (AGENT-FORM-12)', async ({
  page,
  open,
  context,
}) => {
  await open('/agents/edit/1', { signedInAs: 'owner' });
  await page.getByLabel('Last name').fill('Mine');
  await saveAgentElsewhere(context);

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Theirs');
  await expect(page.getByLabel('Last name')).not.toHaveValue('Mine');
  await expect(page.getByText('This agent was saved somewhere else')).toHaveCount(0);
  await page.getByLabel('Mobile number').fill('07700900999');
  await page.getByRole('button', { name: 'Update Agent' }).click();
  await expect(page.getByText('Agent updated successfully')).toBeVisible();
  await page.goto('/agents/edit/1');
  await expect(page.getByLabel('First name')).toHaveValue('Theirs');
});

test('forms closed by a session’s end are listed with the drafts, and their links restore them (DRAFT-8, LAW-9)', async ({
  page,
  open,
}) => {
  await open('/agents/create', {
    signedInAs: 'owner',
    faults: [
      next('POST /auth/sign-up-agent', status(401, 'Expired')),
      next('POST /user/update', status(401, 'Expired')),
    ],
  });
  await fillFields(page, {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@field.example',
    Password: '12345678',
    'Confirm password': '12345678',
  });
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page).toHaveURL('/login');
  await logInAsNadia(page);
  const drafts = page.getByRole('region', { name: 'Unsaved drafts' });
  const row = drafts.getByRole('listitem');
  await expect(row).toContainText('New agent');
  await expect(row).toContainText('Passwords and pictures are not kept.');
  await row.getByRole('button', { name: 'Discard New agent' }).click();
  await expect(row).toContainText('Discarded');
  await row.getByRole('button', { name: 'Undo discarding New agent' }).click();
  await row.getByRole('link', { name: 'Continue New agent' }).click();
  await expect(page.getByText('Passwords and pictures are not kept.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@field.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await fillFields(page, { Password: '12345678', 'Confirm password': '12345678' });
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page.getByText('Agent created successfully')).toBeVisible();

  await page.goto('/profile/update');
  await page.getByLabel('First name').fill('Nadine');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page).toHaveURL('/login');
  await logInAsNadia(page);
  await expect(row).toContainText('Your details');
  await row.getByRole('link', { name: 'Continue Your details' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Nadine');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test('a late answer to one person’s profile update changes nothing for the next person (SEAM-2)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await open('/profile/update', {
    signedInAs: 'owner',
    faults: [next('POST /user/update', held)],
  });
  await page.getByLabel('First name').fill('Nadine');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsTomas(page);
  await expect(page).toHaveURL('/dashboard');
  await release('POST /user/update');
  await expect(page.getByRole('row', { name: /Coffee growers 2026/ })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Tomas');
  await expect(toast('status')).not.toContainText('Update successful');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('tomas@');
});

for (const [what, wait] of [
  [
    'the question about answers is open',
    async (page: Page) => {
      await question(page, 1).getByRole('button', { name: 'Remove Q1' }).click();
      await update(page).click();
      await expect(dialog(page)).toBeVisible();
      return () => dialog(page).getByRole('button', { name: 'Confirm' }).click();
    },
  ],
  [
    'a logo is being uploaded',
    async (page: Page, release: (call: string) => Promise<void>) => {
      await page.getByLabel('Update Logo').setInputFiles(picture());
      await update(page).click();
      await expect(update(page)).toHaveText('Updating...');
      return () => release('POST /upload');
    },
  ],
] as const) {
  test(`a version that another tab saves while ${what} is not replaced unseen (DRAFT-6)`, async ({
    page,
    open,
    context,
    release,
  }) => {
    await open('/surveys/edit/1', {
      signedInAs: 'owner',
      faults: [next('POST /upload', held)],
    });
    await expect(title(page)).toHaveValue('Market day shoppers');
    const goOn = await wait(page, release);
    await saveSurveyElsewhere(context, 1);
    await goOn();
    await expect(page.getByText('This survey was saved somewhere else')).toBeVisible();
    await expect(update(page)).toHaveText('Update');
    await page.goto('/surveys/preview/1');
    await expect(page.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  });
}

test('undoing “Take over” shows the older version, and says so (DRAFT-6)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(context, 3);
  await update(page).click();
  await page.getByRole('button', { name: 'Take over what was saved' }).click();
  await expect(title(page)).toHaveValue('Theirs');
  const outdated = page.getByText('The survey was saved after this work was begun.');
  await expect(outdated).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(page)).toHaveValue('Mine');
  await expect(outdated).toBeVisible();
});

test('text that was not added returns after the session has ended (SEAM-33, LAW-9)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const text = () => page.getByRole('dialog').getByRole('textbox');
  await page.getByText('Add questions from text').click();
  await text().fill('Why?\n\nHow?');
  await page.evaluate(() => {
    localStorage.removeItem('token');
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page).toHaveURL('/login');
  await logInAsNadia(page);
  await page.getByRole('link', { name: 'Continue Questions from text' }).click();
  await page.getByText('Add questions from text').click();
  await expect(text()).toHaveValue('Why?\n\nHow?');
});

test('a range takes a date digit by digit (REPORT-13)', async ({ page, open }) => {
  await open('/analyze-surveys/1?tab=insights', { signedInAs: 'owner' });
  await page.getByLabel('From').focus();
  await page.keyboard.type('02012026', { delay: 20 });
  await expect(page.getByLabel('From')).toHaveValue('2026-02-01');
  await expect(page).toHaveURL(/from=2026-02-01/);
  await page.goto('/analyze-surveys/1?tab=insights&from=2026-02-30');
  await expect(page.locator('.report-head')).toContainText('Collected: 120,');
});

test('a chart with choices that XML forbids is saved (TEXT-3)', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choice = question(page, 1).getByPlaceholder('Enter an answer choice').first();
  await choice.fill('Very\u000bsatisfied\ud800');
  await update(page).click();
  await expect(saved(page)).toBeVisible();
  await page.goto('/analyze-surveys/1');
  for (const type of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save Q1 as ${type}` }).click();
    expect((await download).suggestedFilename()).toMatch(/^Market day shoppers Q1 /);
  }
});

test('a right-to-left text turns no words around it (SEAM-38)', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  const choice = question(page, 1).getByPlaceholder('Enter an answer choice').first();
  await choice.fill('\u202eabc');
  await update(page).click();
  await expect(saved(page)).toBeVisible();
  await page.goto('/surveys/edit/1');
  await question(page, 1).getByRole('button', { name: 'Remove \u202eabc' }).click();
  await update(page).click();
  const line = dialog(page).getByRole('listitem');
  await expect(line).toContainText('in Q1 has');
  // The words behind the choice stand at its right, unchanged.
  const isInOrder = await line.evaluate((element) => {
    const text = element.querySelector('bdi');
    const behind = text?.nextSibling;
    if (!text || !behind) return false;
    const range = document.createRange();
    range.selectNode(behind);
    return range.getBoundingClientRect().left >= text.getBoundingClientRect().right - 1;
  });
  expect(isInOrder).toBe(true);
});
