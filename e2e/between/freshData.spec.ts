import type { Page } from '@playwright/test';
import { held, next, status } from '../support/answers.ts';
import { setDemo } from '../support/canvassDemo.ts';
import { fillFields } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const goTo = (page: Page, link: string) =>
  navigation(page).getByRole('link', { name: link, exact: true }).click();

/** Renames survey 1 in the builder, from the list and back to it, without a reload. */
async function renameSurvey(page: Page) {
  await goTo(page, 'Dashboard');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByPlaceholder('Enter survey title').fill('Renamed just now');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Update survey successful')).toBeVisible();
}

/** Fills the caches of every screen that shows survey 1. */
async function visitAll(page: Page) {
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await goTo(page, 'Responses');
  await expect(page.getByRole('row', { name: /Market day shoppers/ }).first()).toBeVisible();
  await goTo(page, 'Analyze Surveys');
  await page.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Market day shoppers' })).toBeVisible();
}

test('a renamed survey has its new name in the lists, the responses, the report and the preview (SEAM-15)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await visitAll(page);
  await renameSurvey(page);
  await goTo(page, 'Responses');
  await expect(page.getByRole('row', { name: /Renamed just now/ }).first()).toBeVisible();
  await expect(page.getByText('Market day shoppers')).toHaveCount(0);
  await goTo(page, 'Analyze Surveys');
  await expect(page.getByText('Market day shoppers')).toHaveCount(0);
  await page.getByRole('link', { name: 'Get reports of Renamed just now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed just now' })).toBeVisible();
  await goTo(page, 'Dashboard');
  await page.getByRole('button', { name: 'Actions for Renamed just now' }).click();
  await page.getByRole('menuitem', { name: 'Live Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Renamed just now' })).toBeVisible();
});

test('a save whose answer was lost may have been carried out: the lists are read again (SEAM-15)', async ({
  page,
  open,
  toast,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [next('POST /survey/update', status(500, 'Out of order'))],
  });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(toast('alert')).toContainText('Out of order');
  const read = page.waitForRequest((request) => request.url().endsWith('/api/v1/survey'));
  await goTo(page, 'Dashboard');
  await read;
});

test('a new survey, and a closed one, are in both lists (SEAM-15)', async ({ page, open }) => {
  await open('/analyze-surveys', { signedInAs: 'owner' });
  await expect(
    page.getByRole('link', { name: 'Get reports of Market day shoppers' }),
  ).toBeVisible();
  await goTo(page, 'Dashboard');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await page.getByPlaceholder('Enter survey title').fill('Brand new');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Create survey successful')).toBeVisible();
  await goTo(page, 'Analyze Surveys');
  const list = page.getByRole('table', { name: 'All Surveys' });
  await expect(list.getByRole('row', { name: /Brand new/ })).toBeVisible();
  await expect(list.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
});

test('a changed agent is changed in the list, a new one is in it (SEAM-15)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'secondOwner' });
  await expect(page.getByText('Showing 1-2 of 2 agents')).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('First name').fill('Renamed');
  await page.getByRole('button', { name: 'Update Agent' }).click();
  await expect(page.getByText('Update agent successful')).toBeVisible();
  await goTo(page, 'Agents');
  await expect(page.getByRole('row', { name: /^Renamed/ })).toBeVisible();
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await fillFields(page, {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@field.example',
    Password: '12345678',
    'Confirm password': '12345678',
  });
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page.getByText('Create agent successful')).toBeVisible();
  await goTo(page, 'Agents');
  await expect(page.getByRole('row', { name: /^Ada King/ })).toBeVisible();
});

test('what another tab changed is seen on coming back to a list (SEAM-15)', async ({
  page,
  open,
  context,
}) => {
  await page.clock.install();
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await goTo(page, 'Responses');
  await expect(page.getByText(/^Showing 1-10/)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await second.getByRole('menuitem', { name: 'Close' }).click();
  await second.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
  await page.clock.fastForward(5000);
  await goTo(page, 'Dashboard');
  const list = page.getByRole('table', { name: 'All Surveys' });
  await expect(list.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
});

test('a list is read again when its tab is returned to (SEAM-32)', async ({
  page,
  open,
  context,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Open');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await second.getByRole('menuitem', { name: 'Close' }).click();
  await second.getByRole('button', { name: 'Confirm' }).click();
  await expect(second.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toContainText('Closed');
});

test('newer rows that could not be loaded leave the older ones, and it is said (SEAM-15)', async ({
  page,
  open,
  expectTrouble,
}) => {
  await page.clock.install();
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await goTo(page, 'Responses');
  await setDemo(page, { faults: [next('POST /survey', status(500))] });
  await page.clock.fastForward(5000);
  await goTo(page, 'Dashboard');
  await expect(page.getByText('The newest surveys could not be loaded.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The newest surveys could not be loaded.')).toHaveCount(0);
  expectTrouble('The surveys could not be loaded');
});

test('the builder opens on the newest copy, not on the one of before (SEAM-16)', async ({
  page,
  open,
  context,
}) => {
  await open('/surveys/preview/1', { signedInAs: 'owner' });
  await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/surveys/edit/1');
  await second.getByPlaceholder('Enter survey title').fill('Newer work');
  await second.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(second.getByText('Update survey successful')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Newer work');
});

for (const { list, name, call, field } of [
  { list: 'Agents', name: /^Chiara /, call: 'GET /agent/:id', field: 'First name' },
  { list: 'Dashboard', name: /^Market day shoppers/, call: 'GET /survey/:id', field: 'Title' },
] as const) {
  test(`what was asked before a form was left is not what it opens with the next time: ${list} (SEAM-16)`, async ({
    page,
    open,
  }) => {
    await open('/profile/update', { signedInAs: 'owner' });
    await goTo(page, list);
    const openForm = () => page.getByRole('link', { name }).first().click();
    const typed = page.getByRole('textbox', { name: field, exact: true });
    await openForm();
    await expect(typed).not.toHaveValue('');
    await page.goBack();
    await setDemo(page, { faults: [next(call, held)] });
    await openForm();
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.goBack();
    await openForm();
    await expect(typed).not.toHaveValue('');
  });
}

test('a survey that cannot be read again is not edited as it was; it can be tried again (SEAM-16)', async ({
  page,
  open,
}) => {
  await open('/surveys/preview/1', {
    signedInAs: 'owner',
    faults: [{ call: 'GET /survey/:id', on: 2, answer: status(500) }],
  });
  await expect(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('The survey could not be loaded.')).toBeVisible();
  await expect(page.getByPlaceholder('Enter survey title')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('Market day shoppers');
});

test('an agent’s form stays when reading the agent again fails after a failed save (SEAM-16)', async ({
  page,
  open,
  toast,
}) => {
  await open('/agents/edit/1', {
    signedInAs: 'owner',
    faults: [
      next('PUT /agent/:id', status(500, 'Out of order')),
      { call: 'GET /agent/:id', on: 2, answer: status(500) },
    ],
  });
  await page.getByLabel('First name').fill('Adele');
  await page.getByRole('button', { name: 'Update Agent' }).click();
  await expect(toast('alert')).toContainText('Out of order');
  await page.getByRole('button', { name: 'Update Agent' }).click();
  await expect(toast('status')).toContainText('Update agent successful');
});

test('an older answer does not replace a newer one: page 1 that comes after page 2 (SEAM-17)', async ({
  page,
  open,
  release,
}) => {
  await open('/responses?page=3', {
    signedInAs: 'owner',
    faults: [{ call: 'GET /response/get-response-list', on: 1, answer: held }],
  });
  await expect(page.getByText('Loading...')).toBeVisible();
  await goTo(page, 'Agents');
  await goTo(page, 'Responses');
  await expect(page.getByText('Showing 1-10 of 491 responses')).toBeVisible();
  await release('GET /response/get-response-list');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page.getByText('Showing 11-20 of 491 responses')).toBeVisible();
});
