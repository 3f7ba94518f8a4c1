import { every, heldResponse } from '#fixtures/faults.ts';
import { setDemo } from '../support/canvassDemo.ts';
import { test as demoTest } from '../support/demoTest.ts';
import { fillFields } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

const person = { 'First name': 'Ada', 'Last name': 'King', Email: 'ada@example.com' };

demoTest(
  'a lost and a restored connection are each reported once; failed reads are then retried (FAULT-3)',
  async ({ page, open, expectConsoleMessage }) => {
    await open('/dashboard', { signedInAs: 'owner', network: 'offline' });
    const notice = page.getByText('You are offline. What you type stays here;');
    await expect(notice).toHaveCount(1);
    await expect(page.getByText('The surveys could not be loaded.')).toBeVisible();
    expectConsoleMessage('The surveys could not be loaded');
    await setDemo(page, { network: 'online' });
    await expect(page.getByText('You are online again.')).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  },
);

test('a call without a response fails after 120 seconds, and not before (FAULT-4)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/contact-us', { faults: [every('POST /email/contact-us', heldResponse)] });
  await fillFields(page, { ...person, 'What can we help with you ?': 'A question' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.clock.runFor(119_999);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast('alert')).toContainText('Failed to send email');
  await expect(page.getByLabel('What can we help with you ?')).toHaveValue('A question');
});

test('invalid data under any storage key breaks no screen (FAULT-6)', async ({ page, open }) => {
  for (const rubbish of ['{', '{"id":"x"}']) {
    await test.step(rubbish, async () => {
      await open('/dashboard', { signedInAs: 'owner' });
      await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
      await page.evaluate((value) => {
        for (const path of ['/surveys/create', '/surveys/edit/1', '/profile/update']) {
          localStorage.setItem(`draft:2:form:${path}`, value);
          localStorage.setItem(`draft:2:text:${path}`, value);
        }
        localStorage.setItem('register', value);
        sessionStorage.setItem('session-ended', value);
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
