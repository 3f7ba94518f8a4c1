import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentUrl, renderScreen } from '../support/renderScreen.tsx';

test('Cancel opens the agent list, after a confirmation if something was typed (AGENT-FORM-14)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  await page.getByLabelText('First name').fill('Grace');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(currentUrl).toBe('/agents');
});

test('the fields of a new agent are empty (AGENT-FORM-1)', async () => {
  await renderScreen('/agents/create', { as: 'owner' });
  for (const label of ['First name', 'Last name', 'Email', 'Mobile number', 'Confirm password']) {
    await expect.element(page.getByLabelText(label)).toHaveValue('');
  }
});

// The other data sets have no agents, or ones that the form refuses.
for (const world of ['standard', 'onePage', 'elevenPages', 'hostile'] as const) {
  test(`in the data set “${world}” saving an agent unchanged changes nothing (LAW-1)`, async () => {
    const { database } = await renderScreen('/agents', { as: 'owner', world });
    const readStored = () => JSON.stringify(database.agents.all());
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const storedBefore = readStored();
    await expect.element(page.getByLabelText('Email')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Update Agent' }).click();
    await expect.element(page.getByText('Agent updated successfully')).toBeVisible();
    expect(readStored()).toBe(storedBefore);
  });
}
