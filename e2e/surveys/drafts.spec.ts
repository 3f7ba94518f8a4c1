import type { Page } from '@playwright/test';
import { logInAsTomas } from '../support/logIn.ts';
import { saveSurveyElsewhere } from '../support/saveSurveyElsewhere.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const texts = (page: Page) => page.getByLabel(/^Q\d+ text$/);
const restoredNotice = (page: Page) => page.getByText(/^Draft from .+ restored\./);

/** Leaves the builder by a link, and answers its question. */
async function leaveTo(page: Page, link: string) {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
}

/** Types the title of a new survey, and leaves it unpublished. */
async function startSurvey(page: Page) {
  await title(page).fill('Begun before');
  await leaveTo(page, 'Dashboard');
}

test('typed text is restored with its time, until Start over, which can be undone (DRAFT-1, DRAFT-4)', async ({
  page,
  open,
}) => {
  await page.clock.install({ time: '2026-11-26T14:32:10Z' });
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await page.clock.runFor(500);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await leaveTo(page, 'Responses');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(title(page)).toHaveValue('Half done');
  await expect(
    page.getByText('Draft from November 26, 2:32 PM restored.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(page.getByText('Title is required')).toHaveCount(0);
  await expect(restoredNotice(page)).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveValue('Half done');
  await page.reload();
  await expect(title(page)).toHaveValue('Half done');
});

test('of two tabs the last writer wins, and undoing an edit deletes only this tab’s draft (DRAFT-3)', async ({
  page,
  open,
  context,
}) => {
  const readStored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('In the first tab');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/surveys/create');
  await expect(title(second)).toHaveValue('In the first tab');
  await texts(second).fill('In the second tab?');
  await expect.poll(readStored).toContain('In the second tab?');
  await title(page).fill('');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  expect(await readStored()).toContain('In the second tab?');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(texts(page)).toHaveValue('In the second tab?');
});

test('sending a survey in one tab keeps the unsent draft of another tab (DRAFT-1)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await expect(title(page)).toHaveValue('Bus route 14 riders');
  const second = await context.newPage();
  await second.goto('/surveys/edit/3');
  await title(second).fill('Sent');
  await texts(page).first().fill('Not sent?');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await second.getByRole('button', { name: 'Update' }).click();
  await expect(second.getByText('You have successfully updated the survey!')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(texts(page).first()).toHaveValue('Not sent?');
});

for (const [what, path, action] of [
  ['pasted text', '/surveys/create?from=text', undefined],
  ['a copy', '/surveys/edit/1', 'Duplicate survey'],
] as const) {
  test(`starting from ${what} asks before it discards an unfinished new survey (DRAFT-3)`, async ({
    page,
    open,
  }) => {
    await open('/surveys/create', { signedInAs: 'owner' });
    await startSurvey(page);
    const openPath = async () => {
      await page.goto(path);
      if (action) await page.getByRole('link', { name: action }).click();
    };
    await openPath();
    const dialog = page.getByRole('dialog', { name: /^Discard your unfinished survey from / });
    await expect(dialog).toContainText('Begun before');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(title(page)).toHaveValue('Begun before');
    await openPath();
    await dialog.getByRole('button', { name: 'Discard it' }).click();
    await expect(page.getByText('The survey that you began was replaced')).toBeVisible();
    const remark = page.getByText('The logo could not be copied. Add it again.');
    await expect(remark).toHaveCount(action ? 1 : 0);
    await expect(title(page)).not.toHaveValue('Begun before');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(title(page)).toHaveValue('Begun before');
  });
}

test('if the browser cannot store the text, the builder says so while editing and when leaving (DRAFT-1)', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('draft:')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Kept nowhere');
  await expect(
    page.getByText('This browser cannot keep what you type. Save before you close or reload'),
  ).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'They stay in this tab until it is closed or reloaded.',
  );
});

test('a reload in mid-word loses no letter (DRAFT-1)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).pressSequentially('How are yo');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(texts(page)).toHaveValue('How are yo');
});

const newer = (page: Page) => page.getByRole('dialog', { name: 'Replace a newer version?' });

test('an update asks first if somebody saved the survey since it was opened (DRAFT-6)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(page, 3);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(newer(page)).toContainText(
    'This survey was saved somewhere else after you opened it. Updating replaces what was saved there.',
  );
  await expect(newer(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(newer(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Update' }).click();
  await newer(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You have successfully updated the survey!')).toBeVisible();
  await page.goto('/surveys/edit/3');
  await expect(title(page)).toHaveValue('Mine');
});

test('no user sees another’s draft, and publishing deletes it (DRAFT-1, DRAFT-9)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Nadia’s own');
  await leaveTo(page, 'Dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsTomas(page);
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(title(page)).toHaveValue('');
  await title(page).fill('Sent by Tomas');
  await texts(page).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('You have successfully created the survey!')).toBeVisible();
  await page.goto('/surveys/create');
  await expect(title(page)).toHaveValue('');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /^draft:3:/.test(key))),
  ).toEqual([]);
});

test('resetting the demo deletes drafts (DEMO-18)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await leaveTo(page, 'Dashboard');
  await open('/surveys/create', { signedInAs: 'owner' });
  await expect(title(page)).toHaveValue('');
  await expect(restoredNotice(page)).toHaveCount(0);
});
