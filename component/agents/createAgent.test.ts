import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { every, status } from '#fixtures/faults.ts';
import { fillFields } from '../support/fillFields.ts';
import { address, calls, renderScreen, setFaults, toast } from '../support/renderScreen.tsx';

const another = page.getByRole('button', { name: 'Save and add another' });
const generate = page.getByRole('button', { name: 'Generate a password' });

const created = () => calls.filter((call) => call === 'POST /auth/sign-up-agent').length;

test('"Save and add another" saves the agent and empties the form (AGENT-FORM-14)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  await fillFields({ 'First name': 'Grace', 'Last name': 'Hopper', Email: 'grace@example.com' });
  await generate.click();
  const password = (await page.getByRole('status', { name: 'Generated password' }).findElement())
    .textContent;
  await another.click();
  await expect.element(toast('status')).toMatchTextContent('Create agent successful');
  await expect
    .element(toast('status').getByRole('button', { name: 'Copy password' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Created agents' }))
    .toMatchTextContent(`Grace Hopper has the password ${password}`);
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('');
  await expect
    .element(page.getByRole('status', { name: 'Generated password' }))
    .not.toBeInTheDocument();
  expect(page.getByCss('[aria-invalid="true"]').elements()).toEqual([]);
  // An empty form sends nothing.
  await expect.element(another).toHaveAttribute('aria-disabled', 'true');
  expect(created()).toBe(1);
  await userEvent.keyboard('Ada');
  await another.click();
  await expect.element(page.getByText('Last name is required')).toBeVisible();
  await expect.poll(address).toBe('/agents/create');
});

test('a refused "Save and add another" loses nothing, and Create Agent then leads to the list (AGENT-FORM-14)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  setFaults([every('POST /auth/sign-up-agent', status(409, 'That address is taken'))]);
  await fillFields({ 'First name': 'Grace', 'Last name': 'Hopper', Email: 'grace@example.com' });
  await generate.click();
  await another.click();
  await expect.element(toast('alert')).toMatchTextContent('That address is taken');
  await expect.element(page.getByLabelText('Last name')).toHaveValue('Hopper');
  setFaults([]);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect.poll(address, { timeout: 5000 }).toBe('/agents');
});

test('a generated password fills both fields and is shown, until another is typed (AGENT-FORM-13)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  await generate.click();
  const shown = page.getByRole('status', { name: 'Generated password' });
  const password = (await shown.findElement()).textContent ?? '';
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue(password);
  await expect.element(page.getByLabelText('Confirm password')).toHaveValue(password);
  await page.getByLabelText('Password', { exact: true }).fill('my own one');
  await expect.element(shown).not.toBeInTheDocument();
});

test('Cancel leads to the list, after a question if something was typed (AGENT-FORM-14)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  await page.getByLabelText('First name').fill('Grace');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(address).toBe('/agents');
});

// The other data sets have no agents, or ones that the form refuses.
for (const world of ['standard', 'onePage', 'elevenPages', 'hostile'] as const) {
  test(`in the data set “${world}” saving an agent unchanged changes nothing (LAW-1)`, async () => {
    const { database } = await renderScreen('/agents', { as: 'owner', world });
    const stored = () => JSON.stringify(database.agents.all());
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const before = stored();
    await expect.element(page.getByLabelText('Email')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Update Agent' }).click();
    await expect.element(page.getByText('Agent updated successfully')).toBeVisible();
    expect(stored()).toBe(before);
  });
}

test('a name needs visible characters (SEAM-37)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  const name = page.getByLabelText('First name');
  await name.fill('\u200b\u200b');
  (name.element() as HTMLElement).blur();
  await expect.element(page.getByText('First name is required')).toBeVisible();
});
