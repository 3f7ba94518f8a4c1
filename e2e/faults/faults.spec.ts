import type { Page, Request } from '@playwright/test';
import { type Answer, every, held, network, status } from '#fixtures/faults.ts';
import { setDemo } from '../support/canvassDemo.ts';
import { fillFields } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

/** From now on the call is answered so, or as usual with nothing. */
const answer = (page: Page, call: string, given?: Answer) =>
  setDemo(page, { faults: given ? [every(call, given)] : [] });

const refusals = { 400: 400, 403: 403, 429: 429, 500: 500, 503: 503 };

/** Everything that a sending may be answered in place of success. */
const brokenSendings: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(refusals).map(([name, code]) => [name, status(code, '')])),
  'no connection': network,
};

const person = { 'First name': 'Ada', 'Last name': 'King', Email: 'ada@example.com' };

for (const { path, call, title, done, fields, isGuest } of [
  {
    path: '/login',
    call: 'POST /auth/login',
    title: 'Login failed',
    done: 'Login successful',
    fields: { Email: 'nadia@canvass.example', Password: 'Nadia-2026' },
    isGuest: true,
  },
  {
    path: '/sign-up',
    call: 'POST /auth/sign-up',
    title: 'Sign up failed',
    done: 'Sign up successful',
    fields: { ...person, Password: 'secret-1' },
    isGuest: true,
  },
  {
    path: '/contact-us',
    call: 'POST /email/contact-us',
    title: 'Failed to send email',
    done: 'Email sent',
    fields: { ...person, 'What can we help with you ?': 'A question' },
    isGuest: true,
  },
  {
    path: '/agents/create',
    call: 'POST /auth/sign-up-agent',
    title: 'Create agent failed',
    done: 'Create agent successful',
    fields: { ...person, Password: 'secret-12', 'Confirm password': 'secret-12' },
    isGuest: false,
  },
  {
    path: '/profile/update',
    call: 'POST /user/update',
    title: 'Update failed',
    done: 'Update successful',
    fields: { 'First name': 'Nadine' },
    isGuest: false,
  },
  {
    path: '/agents/edit/1',
    call: 'PUT /agent/:id',
    title: 'Update agent failed',
    done: 'Update agent successful',
    fields: { 'First name': 'Amira' },
    isGuest: false,
  },
  {
    path: '/surveys/create',
    call: 'POST /survey/create',
    title: 'Create survey failed',
    done: 'Create survey successful',
    fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
    isGuest: false,
  },
  {
    path: '/surveys/edit/1',
    call: 'POST /survey/update',
    title: 'Update survey failed',
    done: 'Update survey successful',
    fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
    isGuest: false,
  },
] as const) {
  test(`${path} under whatever it is answered: what was typed stays, sent once each time (FAULT-2)`, async ({
    page,
    open,
    toast,
  }) => {
    await open(path, isGuest ? {} : { signedInAs: 'owner' });
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    const submit = page.locator('button[type="submit"]');
    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    const [method = ''] = call.split(' ');
    const sent: string[] = [];
    page.on('request', (request) => {
      const isCall = request.method() === method && request.url().includes('/api/');
      if (isCall) sent.push(request.url());
    });
    for (const [index, [name, given]] of Object.entries(brokenSendings).entries()) {
      await test.step(name, async () => {
        await answer(page, call, given);
        await submit.click();
        await expect(toast('alert')).toContainText(title);
        await expect(submit).toBeEnabled();
        expect(sent).toHaveLength(index + 1);
        for (const [label, value] of Object.entries(fields)) {
          await expect(field(label)).toHaveValue(value);
        }
        await page.getByRole('button', { name: 'Dismiss' }).click();
      });
    }
    await answer(page, call);
    await submit.click();
    await expect(toast('status')).toContainText(done);
  });
}

test('no connection is said once and taken back once; what could not be read is read then (FAULT-3)', async ({
  page,
  open,
  expectTrouble,
}) => {
  await open('/dashboard', { signedInAs: 'owner', network: 'offline' });
  const notice = page.getByText('You are offline. What you type stays here;');
  await expect(notice).toHaveCount(1);
  await expect(page.getByText('The surveys could not be loaded.')).toBeVisible();
  expectTrouble('The surveys could not be loaded');
  await setDemo(page, { network: 'online' });
  await expect(page.getByText('You are online again.')).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
});

test('offline the builder keeps its work, and sends it when the connection is back (FAULT-3)', async ({
  page,
  open,
  toast,
}) => {
  await open('/surveys/create', { signedInAs: 'owner', network: 'offline' });
  await page.getByPlaceholder('Enter survey title').fill('On the train');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toast('alert')).toContainText('Create survey failed');
  await expect(page.getByPlaceholder('Enter survey title')).toHaveValue('On the train');
  await setDemo(page, { network: 'online' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('You have successfully created the survey!')).toBeVisible();
});

test('a call that is never answered has failed after 120 seconds, and not before (FAULT-4)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/contact-us', { faults: [every('POST /email/contact-us', held)] });
  await fillFields(page, { ...person, 'What can we help with you ?': 'A question' });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.clock.runFor(119_000);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast('alert')).toContainText('Failed to send email');
  await expect(page.getByLabel('What can we help with you ?')).toHaveValue('A question');
});

for (const { path, call, address } of [
  { path: '/agents', call: 'GET /agent', address: '/agent' },
  { path: '/responses', call: 'GET /response/get-response-list', address: '/get-response-list' },
  { path: '/analyze-surveys/1', call: 'GET /survey/analyze/:id', address: '/survey/analyze/1' },
  { path: '/surveys/edit/1', call: 'GET /survey/:id', address: '/survey/1' },
  { path: '/surveys/preview/1', call: 'GET /survey/:id', address: '/survey/1' },
  { path: '/agents/edit/1', call: 'GET /agent/:id', address: '/agent/1' },
] as const) {
  test(`what ${path} loads is aborted when it is left, and asked for anew on return (FAULT-7)`, async ({
    page,
    open,
  }) => {
    const isOfIt = (request: Request) => new URL(request.url()).pathname.endsWith(address);
    const sent: Request[] = [];
    page.on('request', (request) => isOfIt(request) && sent.push(request));
    await open(path, { signedInAs: 'owner', faults: [every(call, held)] });
    await expect.poll(() => sent.length).toBe(1);
    const aborted = page.waitForEvent('requestfailed', isOfIt);
    await page.getByRole('button', { name: 'Profile' }).click();
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    await answer(page, call);
    await page.goBack();
    await expect.poll(() => sent.length).toBe(2);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
  });
}

test('rubbish under any key of storage keeps no screen from working (FAULT-6)', async ({
  page,
  open,
}) => {
  for (const rubbish of ['{', 'null', '{"id":"x"}']) {
    await test.step(rubbish, async () => {
      await open('/dashboard', { signedInAs: 'owner' });
      await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
      await page.evaluate((value) => {
        for (const key of ['theme', 'register', 'draft:2:new', 'draft:2:1', 'draft:2', 'unsaved']) {
          localStorage.setItem(key, value);
        }
        sessionStorage.setItem('canvass-demo-tab', value);
      }, rubbish);
      for (const [path, heading] of [
        ['/surveys/create', 'Create Survey'],
        ['/profile/update', 'Profile'],
        ['/dashboard', 'All Surveys'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      }
    });
  }
});
