import type { Page } from '@playwright/test';
import { held, next } from '#fixtures/faults.ts';
import { picture } from '../support/files.ts';
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
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(page, 3);
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
}) => {
  await open('/agents/edit/1', { signedInAs: 'owner' });
  await page.getByLabel('Last name').fill('Mine');
  await saveAgentElsewhere(page);

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
}) => {
  await open('/agents/edit/1', { signedInAs: 'owner' });
  await page.getByLabel('Last name').fill('Mine');
  await saveAgentElsewhere(page);

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

test('an agent’s form that starts over begins from what was saved since (AGENT-FORM-12, DRAFT-4)', async ({
  page,
  open,
}) => {
  await open('/agents/edit/1', { signedInAs: 'owner' });
  await page.getByLabel('Last name').fill('Mine');
  await saveAgentElsewhere(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.goto('/agents/edit/1');
  const notice = page.getByText('This agent was saved somewhere else');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Theirs');
  await expect(notice).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Mine');
  await expect(notice).toBeVisible();
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
    release,
  }) => {
    await open('/surveys/edit/1', {
      signedInAs: 'owner',
      faults: [next('POST /upload', held)],
    });
    await expect(title(page)).toHaveValue('Market day shoppers');
    const goOn = await wait(page, release);
    await saveSurveyElsewhere(page, 1);
    await goOn();
    await expect(page.getByText('This survey was saved somewhere else')).toBeVisible();
    await expect(update(page)).toHaveText('Update');
    await page.goto('/surveys/preview/1');
    await expect(page.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  });
}

test('undoing “Take theirs” shows the older version, and says so (DRAFT-6)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(page, 3);
  await update(page).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(page)).toHaveValue('Theirs');
  const outdated = page.getByText('This survey was saved somewhere else');
  await expect(outdated).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(page)).toHaveValue('Mine');
  await expect(outdated).toBeVisible();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(title(page)).toHaveValue('Theirs');
  await expect(outdated).toHaveCount(0);
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
