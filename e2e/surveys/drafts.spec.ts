import type { Locator, Page } from '@playwright/test';
import { held, next } from '#fixtures/faults.ts';
import { picture } from '../support/files.ts';
import { logInAsTomas } from '../support/logIn.ts';
import { saveSurveyElsewhere } from '../support/saveElsewhere.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByPlaceholder('Enter survey title');
const texts = (page: Page) => page.getByPlaceholder('Enter your question');
const drafts = (page: Page) => page.getByRole('region', { name: 'Unsaved drafts' });

/** Leaves the builder by a link, and answers its question. */
async function leaveTo(page: Page, link: string) {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
}

/** Returns to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
  });

test('two tabs with new surveys each keep their own, without offers or warnings (DRAFT-3)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('In the first tab');
  const second = await context.newPage();
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('draft ')),
      ),
    )
    .toBe(true);
  await second.goto('/surveys/create');
  await title(second).fill('In the second tab');
  await expect(second.getByText(/^Unsaved draft /)).toHaveCount(0);
  await expect(second.getByText('is open in another tab')).toHaveCount(0);
  await second.reload();
  await expect(second.getByText(/^Unsaved draft /)).toContainText('In the second tab');
  await page.reload();
  await expect(
    page.getByText(/^Unsaved draft /).filter({ hasText: 'In the first tab' }),
  ).toBeVisible();
});

test('one tab at a time edits a draft in its newest form; saved work is not offered (DRAFT-3)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('The first hour');
  await leaveTo(page, 'Responses');
  const second = await context.newPage();
  await second.goto('/surveys/create');
  await page.goto('/surveys/create');
  const offer = (tab: Page) => tab.getByText(/^Unsaved draft /);
  await expect(offer(second)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('The first hour');
  await expect(offer(second)).toHaveCount(0);
  await title(page).fill('The second hour');
  await leaveTo(page, 'Responses');
  await second.getByRole('button', { name: 'Restore' }).click();
  await expect(title(second)).toHaveValue('The second hour');
  await second.getByPlaceholder('Enter your question').fill('Why?');
  const id = await second.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held
      .map(({ name }) => name)
      .find((name) => name?.startsWith('draft '))
      ?.split(' ')
      .at(-1);
  });
  await page.goto(`/surveys/create?draft=${id}`);
  await expect(page.getByText('Another tab is working on that draft.')).toBeVisible();
  await second.getByRole('button', { name: 'Publish' }).click();
  await expect(second.getByText('You have successfully created the survey!')).toBeVisible();
  await second.close();
  await page.reload();
  await expect(page.getByText('That draft is no longer there')).toBeVisible();
});

test('work is kept and offered with a forbidden database and with a full one (DRAFT-1)', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
      if (this.name === 'drafts') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Kept all the same');
  await leaveTo(page, 'Dashboard');
  await expect(drafts(page)).toContainText('Kept all the same');
  await drafts(page).getByRole('link', { name: 'Continue Kept all the same' }).click();
  await expect(title(page)).toHaveValue('Kept all the same');
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await expect(page.getByText('This browser cannot keep your unsaved work.')).toBeVisible();
});

test('a chosen logo is kept with the work, and restored with it (DRAFT-1)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByLabel('Add Logo').setInputFiles(picture());
  await expect(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await leaveTo(page, 'Responses');
  await page.goto('/surveys/create');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveCount(0);
});

test('a reload in mid-word loses no letter (DRAFT-1)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).pressSequentially('How are yo');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(texts(page)).toHaveValue('How are yo');
});

test('the dashboard lists unsaved work to continue, discard and restore (DRAFT-5)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await expect(drafts(page)).toHaveCount(0);
  await page.goto('/surveys/edit/3');
  await title(page).fill('Half done');
  await leaveTo(page, 'Dashboard');
  await expect(drafts(page)).toContainText('Half done');
  await expect(drafts(page)).toContainText('Changes to a survey');
  await drafts(page).getByRole('button', { name: 'Discard Half done' }).click();
  await expect(drafts(page)).toContainText('Discarded');
  await drafts(page).getByRole('button', { name: 'Undo discarding Half done' }).click();
  await drafts(page).getByRole('link', { name: 'Continue Half done' }).click();
  await expect(title(page)).toHaveValue('Half done');
  await expect(page.getByText(/^Unsaved draft /)).toHaveCount(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('You have successfully updated the survey!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('row', { name: /Half done/ })).toBeVisible();
  await expect(drafts(page)).toHaveCount(0);
});

test('a draft that another tab discards passes the focus to its successor, or to the screen (DRAFT-5, SEAM-27)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Older');
  await leaveTo(page, 'Responses');
  await page.goto('/surveys/create');
  await title(page).fill('Newer');
  await leaveTo(page, 'Dashboard');
  const discards = drafts(page).getByRole('button', { name: /^Discard / });
  await expect(discards).toHaveText(['Discard', 'Discard']);
  await discards.first().focus();
  await expect(discards.first()).toHaveAccessibleName('Discard Newer');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await drafts(second).getByRole('button', { name: 'Discard Newer' }).click();
  await expect(discards).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Discard Older' })).toBeFocused();
  await drafts(second).getByRole('button', { name: 'Discard Older' }).click();
  await expect(drafts(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

/**
 * Presses a button while another tab reports its drafts; returns whether the last notice
 * disappeared briefly.
 */
const losesNotice = (button: Locator) =>
  button.evaluate(async (element) => {
    let isLost = false;
    const observer = new MutationObserver(() => {
      isLost ||= document.querySelector('.notice') === null;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const channel = () => new BroadcastChannel('canvass-drafts');
    const heard = channel();
    const toldTwice = new Promise<void>((resolve) => {
      let told = 0;
      heard.onmessage = () => {
        told += 1;
        if (told === 2) resolve();
      };
    });
    (element as HTMLElement).click();
    channel().postMessage('changed');
    await toldTwice;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    observer.disconnect();
    heard.close();
    return isLost;
  });

test('discarding or restoring a draft while another tab reports its drafts keeps its place (DRAFT-4)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await leaveTo(page, 'Responses');
  await page.goto('/surveys/create');
  expect(await losesNotice(page.getByRole('button', { name: 'Discard' }))).toBe(false);
  const undo = page.getByRole('button', { name: 'Undo discard' });
  await expect(undo).toBeVisible();
  expect(await losesNotice(undo)).toBe(false);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title(page)).toHaveValue('Half done');
});

test('a draft that another tab discards returns the focus to the builder (DRAFT-4, SEAM-27)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await leaveTo(page, 'Dashboard');
  await expect(drafts(page)).toContainText('Half done');
  await page.goto('/surveys/create');
  await page.getByRole('button', { name: 'Discard' }).focus();
  const second = await context.newPage();
  await second.goto('/dashboard');
  await drafts(second).getByRole('button', { name: 'Discard Half done' }).click();
  await expect(page.getByText(/^Unsaved draft /)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a newer version by somebody else is reported before saving, and the owner chooses (DRAFT-6)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(context, 3);

  const notice = page.getByText('This survey was saved somewhere else after you opened it.');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(notice).toBeVisible();
  await expect(title(page)).toHaveValue('Mine');
  const take = page.getByRole('button', { name: 'Take over what was saved' });
  await expect(take).toBeFocused();
  await take.click();
  await expect(title(page)).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('You have successfully updated the survey!')).toBeVisible();
  await page.goto('/surveys/edit/3');
  await expect(title(page)).toHaveValue('Mine');
});

test('a newer version is reported on return to the tab; "Keep mine" saves over it (DRAFT-6)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(context, 3);
  await comeBack(page);
  await expect(page.getByText('This survey was saved somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('You have successfully updated the survey!')).toBeVisible();
});

test('work continued after "Take over" later says that it is older (DRAFT-6)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  await title(page).fill('Mine');
  await saveSurveyElsewhere(context, 3);
  await comeBack(page);
  await page.getByRole('button', { name: 'Take over what was saved' }).click();
  await expect(title(page)).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(page)).toHaveValue('Mine');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await drafts(page).getByRole('link', { name: 'Continue Mine' }).click();
  await expect(title(page)).toHaveValue('Mine');
  const outdated = page.getByText('The survey was saved after this work was begun');
  await expect(outdated).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title(page)).toHaveValue('Theirs');
  await expect(outdated).toHaveCount(0);
});

test('"Take over" shows the other version’s logo too (DRAFT-6)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  const logo = page.getByRole('img', { name: 'Survey logo' });
  await expect(title(page)).toHaveValue('Bus route 14 riders');
  const before = (await logo.count()) > 0 ? await logo.getAttribute('src') : null;
  await saveSurveyElsewhere(context, 3, picture());
  await comeBack(page);
  await page.getByRole('button', { name: 'Take over what was saved' }).click();
  await expect(title(page)).toHaveValue('Theirs');
  await expect(logo).toBeVisible();
  expect(await logo.getAttribute('src')).not.toBe(before);
});

test('work that is being sent is offered to no other tab until it settles (SEAM-34)', async ({
  page,
  open,
  release,
  context,
}) => {
  await open('/surveys/create', {
    signedInAs: 'owner',
    faults: [next('POST /survey/create', held)],
  });
  await title(page).fill('On its way');
  await page.getByPlaceholder('Enter your question').fill('Why?');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Publishing...' })).toBeVisible();
  await leaveTo(page, 'Responses');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await expect(drafts(second)).toHaveCount(0);
  await release('POST /survey/create');
  await expect(page.getByText('You have successfully created the survey!')).toBeVisible();
  await second.reload();
  await expect(second.getByRole('row', { name: /On its way/ })).toBeVisible();
  await expect(drafts(second)).toHaveCount(0);
});

test('nobody sees another’s drafts, and Discard keeps the focus, also at 390 px (DRAFT-1, DRAFT-5)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('N'.repeat(50));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await leaveTo(page, 'Dashboard');
  const discard = drafts(page).getByRole('button', { name: /^Discard/ });
  await expect(discard).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Menu and question return the focus as they close.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await discard.press('Enter');
  const undo = drafts(page).getByRole('button', { name: /^Undo discarding/ });
  await expect(undo).toBeFocused();
  // The drafts are read again when the window gets the focus, before and after the press.
  await undo.evaluate((button) => {
    window.dispatchEvent(new Event('focus'));
    (button as HTMLElement).click();
    window.dispatchEvent(new Event('focus'));
  });
  await expect(discard).toBeFocused();
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  await expect(discard).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsTomas(page);
  await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await expect(drafts(page)).toHaveCount(0);
});

test('starting the demo anew offers no earlier work (DEMO-18)', async ({ page, open }) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await title(page).fill('Half done');
  await leaveTo(page, 'Dashboard');
  await expect(drafts(page)).toBeVisible();
  await open('/surveys/create', { signedInAs: 'owner' });
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(/^Unsaved draft /)).toHaveCount(0);
});
