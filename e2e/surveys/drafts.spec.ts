import type { Page } from '@playwright/test';
import { picture } from '../support/files.ts';
import { logInAsTomas } from '../support/logIn.ts';
import { saveSurveyElsewhere } from '../support/saveElsewhere.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByPlaceholder('Enter survey title');
const texts = (page: Page) => page.getByPlaceholder('Enter your question');
const restored = (page: Page) => page.getByText(/^Restored what you typed on /);
const newer = (page: Page) => page.getByText(/^In another tab you typed here too, on /);

/** Leaves the builder by a link, and answers its question. */
async function leaveTo(page: Page, link: string) {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
}

/** Types the title of a new survey, and leaves it unpublished. */
async function beginSurvey(page: Page) {
  await title(page).fill('Begun before');
  await leaveTo(page, 'Dashboard');
}

/** Returns to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });

test('what was typed is here again with its time, until Start over, which can be undone (DRAFT-1, DRAFT-4)', async ({
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
  await expect(page.getByText('Unsaved changes')).toHaveCount(1);
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(title(page)).toHaveValue('Half done');
  await expect(
    page.getByText('Restored what you typed on November 26, 14:32.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title(page)).toHaveValue('');
  await expect(page.getByText('Title is required')).toHaveCount(0);
  await expect(restored(page)).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveValue('Half done');
  await page.reload();
  await expect(title(page)).toHaveValue('Half done');
});

for (const [clock, slow] of [
  ['with the same clock', 0],
  ['with a clock set back', 3_600_000],
] as const) {
  test(`a tab offers to load what was typed in another one since, ${clock}, and shares no letter before (DRAFT-3)`, async ({
    page,
    open,
    context,
  }) => {
    await open('/surveys/create', { signedInAs: 'owner' });
    await title(page).fill('In the first tab');
    await expect(page.getByText('Draft saved')).toBeVisible();
    const second = await context.newPage();
    await second.clock.install({ time: Date.now() - slow });
    await second.goto('/surveys/create');
    await expect(title(second)).toHaveValue('In the first tab');
    await texts(second).fill('In the second tab?');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('In the second tab?');
    await expect(newer(page)).toHaveCount(0);
    await comeBack(page);
    await expect(newer(page)).toBeVisible();
    await expect(texts(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect(texts(page)).toHaveValue('In the second tab?');
    await expect(newer(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(texts(page)).toHaveValue('');
  });
}

test('an offer to load stays whole when typing replaces it in storage (DRAFT-3)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  const second = await context.newPage();
  await second.goto('/surveys/create');
  await title(page).fill('Long work');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await comeBack(second);
  await expect(newer(second)).toBeVisible();
  await title(second).fill('Two');
  await expect(second.getByText('Draft saved')).toBeVisible();
  await comeBack(page);
  await expect(newer(page)).toBeVisible();
  await expect(page.getByText('Draft saved')).toHaveClass('blanks-none');
  await second.getByRole('button', { name: 'Load it' }).click();
  await expect(title(second)).toHaveValue('Long work');
  await expect
    .poll(() => second.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Long work');
});

test('work that another tab sent is not kept as unsent where it was only restored (DRAFT-3)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Sent once');
  await texts(page).first().fill('Why?');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/surveys/create');
  await expect(title(second)).toHaveValue('Sent once');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('You have successfully created the survey!')).toBeVisible();
  await expect(
    second.getByText(
      'In another tab this was sent or discarded. Sent from here, it is sent again.',
    ),
  ).toBeVisible();
  await expect(second.getByText('Draft saved')).toHaveClass('blanks-none');
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
  ['a sample', '/surveys/create?from=sample', undefined],
  ['pasted text', '/surveys/create?from=text', undefined],
  ['a copy', '/surveys/edit/1', 'Duplicate survey'],
] as const) {
  test(`${what} asks before it replaces a new survey that was begun (DRAFT-3)`, async ({
    page,
    open,
  }) => {
    await open('/surveys/create', { signedInAs: 'owner' });
    await beginSurvey(page);
    const begin = async () => {
      await page.goto(path);
      if (action) await page.getByRole('button', { name: action }).click();
    };
    await begin();
    const dialog = page.getByRole('dialog', { name: 'Replace the survey that you began?' });
    await expect(dialog).toContainText('Begun before');
    await dialog.getByRole('button', { name: 'Go on with it' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(title(page)).toHaveValue('Begun before');
    await begin();
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    await expect(page.getByText('The survey that you began was replaced')).toBeVisible();
    const remark = page.getByText('The logo was not copied. Add it with Add Logo.');
    await expect(remark).toHaveCount(action ? 1 : 0);
    await expect(title(page)).not.toHaveValue('Begun before');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(title(page)).toHaveValue('Begun before');
  });
}

test('Back answers the question about a begun survey, and stays (DRAFT-3, BUILDER-49)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await beginSurvey(page);
  await page.goto('/surveys/create?from=sample');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/surveys/create');
  await expect(title(page)).toHaveValue('Begun before');
});

test('full storage keeps work as long as the page, and says so (DRAFT-1)', async ({
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
  await title(page).fill('Kept all the same');
  await expect(
    page.getByText('This browser cannot keep what you type. Save before you close or reload'),
  ).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeHidden();
  await leaveTo(page, 'Dashboard');
  await expect(page.getByText('Unsaved changes')).toHaveCount(1);
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(title(page)).toHaveValue('Kept all the same');
  await expect(page.getByText('This browser cannot keep what you type.')).toBeVisible();
  await expect(page.getByText('Draft saved')).toBeHidden();
});

test('a database that refuses the logo keeps the text, and says so (DRAFT-1)', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    // As Safari does in a private window.
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (value instanceof File) throw new DOMException('No files here', 'DataCloneError');
      return put.call(this, value, key);
    };
  });
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await expect(page.getByText('This browser cannot keep the picture.')).toBeVisible();
  await title(page).fill('Typed after the logo');
  await expect(page.getByText('Draft saved')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(title(page)).toHaveValue('Typed after the logo');
  await expect(page.getByText('The picture could not be read: choose it again.')).toBeVisible();
});

test('a chosen logo is restored with the work (DRAFT-1)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByLabel('Add Logo').setInputFiles(picture());
  const logo = page.getByRole('img', { name: 'Survey logo' });
  await expect(logo).toBeVisible();
  await leaveTo(page, 'Responses');
  await page.goto('/surveys/create');
  await expect(logo).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(logo).toHaveCount(0);
});

test('a reload in mid-word loses no letter (DRAFT-1)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).pressSequentially('How are yo');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(texts(page)).toHaveValue('How are yo');
});

test('a newer version by somebody else is reported before saving, and the owner chooses (DRAFT-6)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(page, 3);

  const notice = page.getByText('This survey was saved somewhere else after you opened it.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(notice).toBeVisible();
  await expect(title(page)).toHaveValue('Mine');
  const take = page.getByRole('button', { name: 'Take theirs' });
  await expect(take).toBeFocused();
  await take.click();
  await expect(title(page)).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('You have successfully updated the survey!')).toBeVisible();
  await page.goto('/surveys/edit/3');
  await expect(title(page)).toHaveValue('Mine');
});

test('a newer version is reported on return to the tab; "Keep mine" saves over it (DRAFT-6)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(page, 3);
  await comeBack(page);
  await expect(page.getByText('This survey was saved somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('You have successfully updated the survey!')).toBeVisible();
});

test('restored work asks if the survey was saved since it was begun (DRAFT-6)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(page, 3);
  await texts(page).first().fill('Mine, too?');
  await leaveTo(page, 'Dashboard');
  await page.goto('/surveys/edit/3');
  await expect(title(page)).toHaveValue('Mine');
  const notice = page.getByText('This survey was saved somewhere else');
  await expect(notice).toBeVisible();
  // "Start over" shows the saved survey. Undo shows the changes and the conflict again.
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title(page)).toHaveValue('Theirs');
  await expect(notice).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(title(page)).toHaveValue('Mine');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(page)).toHaveValue('Theirs');
});

test('"Take theirs" shows the other version’s logo too (DRAFT-6)', async ({ page, open }) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  const logo = page.getByRole('img', { name: 'Survey logo' });
  await expect(title(page)).toHaveValue('Bus route 14 riders');
  const before = (await logo.count()) > 0 ? await logo.getAttribute('src') : null;
  await saveSurveyElsewhere(page, 3, picture());
  await comeBack(page);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title(page)).toHaveValue('Theirs');
  await expect(logo).toBeVisible();
  expect(await logo.getAttribute('src')).not.toBe(before);
});

test('nobody sees another’s draft, and sending removes it (DRAFT-1, DRAFT-9)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Nadia’s own');
  await leaveTo(page, 'Dashboard');
  await expect(page.getByText('Unsaved changes')).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsTomas(page);
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
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

test('starting the demo anew offers no earlier work (DEMO-18)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await leaveTo(page, 'Dashboard');
  await expect(page.getByText('Unsaved changes')).toHaveCount(1);
  await open('/surveys/create', { signedInAs: 'owner' });
  await expect(title(page)).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
});
