import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { next, status } from '#fixtures/faults.ts';
import { expect, test } from '../support/test.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('an agent is deactivated, and activated again', async ({ page, open, toast }) => {
  await open('/agents/edit/23', { signedInAs: 'owner' });
  const name = `${await page.getByLabel('First name').inputValue()} .*${await page.getByLabel('Last name').inputValue()}`;
  await page.getByRole('link', { name: 'Agents' }).click();
  const actions = row(page, name).getByRole('button', { name: /^Actions for/ });
  const deactivate = page.getByRole('dialog', { name: 'Deactivate Agent' });
  const activate = page.getByRole('dialog', { name: 'Activate Agent' });
  await test.step('the menu of an active agent (AGENTS-3)', async () => {
    await actions.click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Deactivate']);
  });
  await test.step('deactivating asks first, and can be cancelled (AGENTS-7)', async () => {
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await expect(deactivate).toContainText(
      'This will prevent the agent from accessing the system.',
    );
    await deactivate.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, name)).toContainText('Active');
  });
  await test.step('toast and list confirm the deactivation (AGENTS-9)', async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await deactivate.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast('status')).toContainText('Success');
    await expect(toast('status')).toContainText('Agent deactivated successfully');
    await expect(row(page, name)).toContainText('Deactivated');
  });
  await test.step('activating asks first (AGENTS-8)', async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await expect(activate).toContainText("This will restore the agent's access to the system.");
  });
  await test.step('toast and list confirm the activation (AGENTS-9)', async () => {
    await activate.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast('status')).toContainText('Agent activated successfully');
    await expect(row(page, name)).not.toContainText('Deactivated');
  });
});

test('the form of an agent has the saved values, and no password fields (AGENT-FORM-1, AGENT-FORM-6, AGENT-FORM-9)', async ({
  page,
  open,
}) => {
  await open('/agents/edit/1', { signedInAs: 'owner' });
  await expect(page.getByLabel('First name')).toHaveValue('Amina');
  await expect(page.getByLabel('Email')).toHaveValue('amina.abebe@field.example');
  await expect(page.getByRole('textbox')).toHaveCount(5);
  await expect(page.getByLabel('Password')).toHaveCount(0);
});

for (const [name, path, faults] of [
  ['500', '/agents/edit/1', [next('GET /agent/:id', status(500))]],
  ['no number', '/agents/edit/abc', []],
] as const) {
  test(`an agent that fails to load (${name}) leads back to /agents (AGENT-FORM-9)`, async ({
    page,
    open,
    toast,
  }) => {
    await open(path, { signedInAs: 'owner', faults: [...faults] });
    await expect(toast('alert')).toContainText('Error');
    await expect(toast('alert')).toContainText('Failed to fetch agent details');
    await expect(page).toHaveURL('/agents');
  });
}

test('agents from a file survive a reload, are created, and are saved with their passwords (AGENT-FORM-15, AGENT-FORM-16)', async ({
  page,
  open,
}) => {
  await open('/agents/add', { signedInAs: 'owner' });
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'agents.csv',
    mimeType: 'text/csv',
    // How a spreadsheet on Windows saves "Zoë".
    buffer: Buffer.from(
      'Name;Email\r\nZoë King;zoe@example.com\r\nAda Two;ada2@example.com',
      'latin1',
    ),
  });
  await expect(page.getByRole('cell', { name: 'Zoë King' })).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Create 2 agents' }).click();
  await expect(page.getByText('2 agents created.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [header, first] = text.split('\r\n');
  expect(header).toBe('\uFEFFName,Email,Mobile,Password');
  expect(first).toMatch(/^Zoë King,zoe@example\.com,,[a-km-np-z2-9]{12}$/);
  // Saved passwords need no leave question.
  await page.getByRole('link', { name: 'Go to all agents' }).click();
  await expect(row(page, 'zoe@example.com')).toBeVisible();
});
