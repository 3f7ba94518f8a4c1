import { every, network, status } from '#fixtures/faults.ts';
import { expect, test } from '../support/demoTest.ts';
import { findViolations } from '../support/findViolations.ts';
import { findDemoPanel, openPanel } from '../support/panel.ts';

// Wide enough for the sidebar beside the open panel.
test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

const sections = ['Start', 'Catalogue', 'Faults', 'Time', 'Mail', 'Calls', 'Report'];

test('a small button and a shortcut open and close the panel (DEMO-2)', async ({ page, open }) => {
  await open('/');
  const opener = page.getByRole('button', { name: 'Demo' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(findDemoPanel(page)).toHaveCount(0);
  await opener.click();
  await expect(findDemoPanel(page)).toContainText('For testers. Not part of the product.');
  await page.keyboard.press('Alt+Shift+Q');
  await expect(findDemoPanel(page)).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+Q');
  await expect(findDemoPanel(page)).toBeVisible();
  await page.reload();
  await expect(findDemoPanel(page)).toBeVisible();
  await findDemoPanel(page).getByRole('button', { name: 'Close' }).click();
  await expect(findDemoPanel(page)).toHaveCount(0);
});

test('each section of the panel is accessible (DEMO-2)', async ({ page, open }) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  for (const section of sections) {
    await openPanel(page, section);
    expect(await findViolations(page, '#demo-panel'), section).toEqual([]);
  }
});

test('reset restores fixtures, removes faults, and keeps the signed-in person (DEMO-5)', async ({
  page,
  open,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [every('GET /agent', status(500))],
  });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const row = page.getByRole('row', { name: /Market day shoppers/ });
  await expect(row).toContainText('Closed');
  const panel = await openPanel(page, 'Start');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(row).toContainText('Open');
  await openPanel(page, 'Faults');
  await expect(panel).toContainText('Nothing: every call answers by its rule.');
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
});

test('a fault and the log of calls survive a reload (DEMO-6, DEMO-12)', async ({
  page,
  open,
  expectConsoleMessage,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [every('GET /agent', network)],
  });
  const panel = await openPanel(page, 'Calls');
  const call = panel.getByText('200 POST /survey');
  await expect(call).toHaveCount(1);
  await page.reload();
  await expect(call).toHaveCount(2);
  await page.getByRole('link', { name: 'Agents' }).click();
  await expect(page.getByText('The agents could not be loaded.')).toBeVisible();
  expectConsoleMessage('The agents could not be loaded');
  await openPanel(page, 'Faults');
  await expect(panel).toContainText('network failure, every answer; 1 seen');
});

test('the outbox lists sent mails, and says whether each link is valid, expired or unknown (DEMO-11)', async ({
  page,
  open,
  toast,
}) => {
  await open('/contact-us');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('What can we help with you ?').fill('Where is my survey?');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast('status')).toContainText('Email sent');
  const panel = await openPanel(page, 'Mail');
  const newest = panel.getByRole('listitem').first();
  await expect(newest).toContainText('Message from Ada King <ada@example.com>');
  await expect(newest).toContainText('Where is my survey?');

  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  await page.getByLabel('Email').fill('tomas@canvass.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(newest).toContainText('to tomas@canvass.example');
  await expect(newest).toContainText('This link is valid.');
  await newest.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
  await newest.getByRole('button', { name: /^Expire/ }).click();
  await expect(newest).toContainText('This link is expired: answered 410.');
  await newest.getByRole('link').click();
  await expect(toast('alert')).toContainText('This reset link has expired');
  await panel.getByRole('link', { name: '/reset-password/unknown-link' }).click();
  await expect(toast('alert')).toContainText('This reset link does not exist');
});

test('the link to this state works in another browser (DEMO-13)', async ({
  page,
  open,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/agents', {
    world: 'elevenPages',
    signedInAs: 'owner',
    faults: [every('PATCH /agent/:id/status', network)],
  });
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByText('Showing 21-30 of 105 agents')).toBeVisible();
  const panel = await openPanel(page, 'Start');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect(panel).toContainText('Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/');

  const otherContext = await browser.newContext();
  const elsewhere = await otherContext.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Showing 21-30 of 105 agents')).toBeVisible();
  await openPanel(elsewhere, 'Faults');
  await expect(findDemoPanel(elsewhere)).toContainText('network failure, every answer; 0 seen');
  await otherContext.close();
});

test('QA signs in as each persona, with passwords shown (DEMO-3)', async ({ page, open }) => {
  await open('/');
  const panel = await openPanel(page, 'Start');
  for (const [person, email, password] of [
    ['Sofia', 'sofia@canvass.example', 'Sofia-2026'],
    ['Nadia', 'nadia@canvass.example', 'Nadia-2026'],
  ] as const) {
    await expect(panel).toContainText(password);
    await panel.getByRole('button', { name: `Sign in as ${person}` }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('complementary').first()).toContainText(email);
  }
  await panel.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a row of the catalogue opens its state or sets its fault, and the panel lists the states opened last (DEMO-7, DEMO-26)', async ({
  page,
  open,
  toast,
}) => {
  await open('/contact-us', { signedInAs: 'thirdOwner' });
  await page.getByLabel('First name').fill('Ada');
  const panel = await openPanel(page, 'Catalogue');
  await panel.getByText('Signing in, passwords, contact').click();
  await panel.getByRole('button', { name: 'Set the fault: Contact failure' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByLabel('Last name').fill('King');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('What can we help with you ?').fill('Hello there');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(toast('alert')).toContainText('Failed to send email');
  await panel.getByRole('link', { name: 'Open: Reset link 410' }).click();
  await expect(toast('alert')).toContainText('This reset link has expired');
  await expect(page).toHaveURL('/login');
  await expect(panel.getByRole('region', { name: 'Opened last' })).toHaveText(
    'Reset link 410Shows “Invalid reset link”, “This reset link has expired”.',
  );
  await expect(panel.getByRole('link', { name: 'Open: Reset link 404' })).toBeVisible();
  await panel.getByRole('link', { name: 'Open: Contact failure' }).first().click();
  await expect(page).toHaveURL('/contact-us');
  await panel.getByText('Opened lately (2)').click();
  const lately = panel.getByRole('list', { name: 'Opened lately' });
  await expect(lately.getByRole('listitem').locator('strong')).toHaveText([
    'Contact failure',
    'Reset link 410',
  ]);
  await lately.getByRole('link', { name: 'Open: Reset link 410' }).click();
  await expect(page).toHaveURL('/login');
  await expect(panel.getByRole('region', { name: 'Opened last' })).toContainText('Reset link 410');
  await expect(panel.getByText('Opened lately (2)')).toBeVisible();
});
