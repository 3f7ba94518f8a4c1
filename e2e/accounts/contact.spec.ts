import type { Page } from '@playwright/test';
import { heldAnswer, network, next, status } from '#fixtures/faults.ts';
import { emailFor, expectMessages, letters, type Messages } from '../support/fields.ts';
import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

const MESSAGE = 'What can we help with you ?';

async function fillIn(page: Page) {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel(MESSAGE).fill('I would like to know more');
}

test('the first click on Submit works, because the message of the field that loses the focus does not move the button (SEAM-35)', async ({
  page,
  open,
}) => {
  await open('/contact-us');
  await page.getByLabel(MESSAGE).focus();
  const button = page.getByRole('button', { name: 'Submit' });
  const boxBefore = await measure(button);
  await button.click({ position: { x: 40, y: 3 } });
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await measure(button)).toEqual(boxBefore);
});

test('the page has its heading and fields (CONTACT-1, CONTACT-2)', async ({ page, open }) => {
  await open('/contact-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
  for (const label of ['First name', 'Last name', 'Email', MESSAGE]) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
});

test('sending a message shows a busy button and a toast, and leads to / after 1500 ms and not before (CONTACT-3, CONTACT-9, CONTACT-10)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await page.clock.install();
  await open('/contact-us', { faults: [next('POST /email/contact-us', heldAnswer)] });
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await release('POST /email/contact-us');
  await expect(toast('status')).toContainText('Email sent');
  await expect(toast('status')).toContainText('Please wait for a reply.');
  await page.clock.runFor(1499);
  await expect(page).toHaveURL('/contact-us');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
});

for (const [name, answer] of [
  ['500', status(500)],
  ['no answer', network],
] as const) {
  test(`a failed message (${name}) keeps the text (CONTACT-11)`, async ({ page, open, toast }) => {
    await open('/contact-us', { faults: [next('POST /email/contact-us', answer)] });
    await fillIn(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(toast('alert')).toContainText('Failed to send email');
    await expect(toast('alert')).toContainText('Please try again later.');
    await expect(page.getByLabel(MESSAGE)).toHaveValue('I would like to know more');
  });
}

const messages: Messages = {
  'First name (CONTACT-5)': [
    ['', 'First name is required'],
    [letters(1), 'First name must contain at least 2 characters'],
    [letters(2), null],
    [letters(20), null],
    [letters(21), 'First name must contain at most 20 characters'],
  ],
  'Last name (CONTACT-6)': [
    ['', 'Last name is required'],
    [letters(1), 'Last name must contain at least 2 characters'],
    [letters(2), null],
    [letters(20), null],
    [letters(21), 'Last name must contain at most 20 characters'],
  ],
  'Email (CONTACT-7)': [
    ['', 'Email is required'],
    ['a@b.', 'Email must contain at least 5 characters'],
    ['a@b.c', 'Please enter a valid email address'],
    ['a@b.co', null],
    [emailFor(50), null],
    [emailFor(51), 'Email must contain at most 50 characters'],
  ],
  [`${MESSAGE} (CONTACT-8)`]: [
    ['', 'Body is required'],
    [letters(5), 'Body must contain at least 6 characters'],
    [letters(6), null],
    [letters(120), null],
    [letters(121), 'Body must contain at most 120 characters'],
  ],
};

test('each contact field shows its messages', async ({ page, open }) => {
  await open('/contact-us');
  await expectMessages(page, messages);
});
