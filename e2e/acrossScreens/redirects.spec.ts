import type { Page } from '@playwright/test';
import { heldResponse, next } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { fillFields } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';
import { watchText } from '../support/watchText.ts';

interface Journey {
  name: string;
  /** The target, opened first, so that its code is loaded and the redirect takes no time. */
  target: string;
  enter: (page: Page) => Promise<void>;
  call: string;
  signedIn: boolean;
  fields: Record<string, string>;
  submit: string;
  /** The toast; null if leaving aborts the call. */
  doneText: string | null;
  leaveBy: string;
  leftFor: string;
}

const follow = (link: string) => (page: Page) =>
  page.getByRole('link', { name: link, exact: true }).click();

const journeys: Journey[] = [
  {
    name: 'login',
    target: '/dashboard',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    },
    call: 'POST /auth/login',
    signedIn: true,
    fields: { Email: 'nadia@canvass.example', Password: 'Nadia-2026' },
    submit: 'Login',
    doneText: null,
    leaveBy: 'Contact Us',
    leftFor: '/contact-us',
  },
  {
    name: 'new agent',
    target: '/agents',
    enter: follow('Create Agent'),
    call: 'POST /auth/sign-up-agent',
    signedIn: true,
    fields: newAgent,
    submit: 'Create Agent',
    doneText: 'Create agent successful',
    leaveBy: 'Responses',
    leftFor: '/responses',
  },
];

for (const journey of journeys) {
  const { name, target, enter, call, signedIn, fields, submit, doneText, leaveBy, leftFor } =
    journey;
  test(`${name}: leaving before the response arrives cancels the redirect (SEAM-9)`, async ({
    page,
    open,
    toast,
    release,
  }) => {
    const sawFailure = await watchText(page, 'Login failed');
    await page.clock.install();
    await open(target, {
      ...(signedIn && { signedInAs: 'owner' }),
      faults: [next(call, heldResponse)],
    });
    await enter(page);
    await fillFields(page, fields);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await follow(leaveBy)(page);
    // Public forms do not ask.
    if (signedIn && doneText) await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(leftFor);
    await page.clock.pauseAt(Date.now() + 60_000);
    await release(call);
    if (doneText) await expect(toast('status')).toContainText(doneText);
    await page.clock.runFor(2500);
    await page.clock.runFor(1500);
    await expect(page).toHaveURL(leftFor);
    if (!doneText) await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await sawFailure()).toBe(false);
  });
}

test('leaving a survey that is being sent says so, and cancels the redirect (SEAM-9)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await page.clock.install();
  await open('/surveys/create', {
    signedInAs: 'owner',
    faults: [next('POST /survey/create', heldResponse)],
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('On its way');
  await page.getByLabel(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Responses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave while the survey is being sent?' });
  await expect(dialog).toContainText('Your survey is being sent.');
  await expect(dialog).not.toContainText('not saved yet');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/responses');
  await page.clock.pauseAt(Date.now() + 60_000);
  await release('POST /survey/create');
  await expect(toast('status')).toContainText('Create survey successful');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/responses');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await expect(page.getByText(/^Draft from .+ restored\./)).toHaveCount(0);
});

test('the code of a redirect’s target is prefetched during its delay (SEAM-14)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/login');
  await fillFields(page, { Email: 'nadia@canvass.example', Password: 'Nadia-2026' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const code = page.waitForResponse((response) => /SurveyList.*\.js/.test(response.url()));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast('status')).toContainText('Login successful');
  await code;
  await expect(page).toHaveURL('/login');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/dashboard');
  // The list is requested after the redirect, and the store notifies its subscribers in a timer.
  await page.clock.resume();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(scripts).toEqual([]);
});
