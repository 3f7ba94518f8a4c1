import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, json } from '#fixtures/faults.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

test('the list has heading, columns, N/A, badges and a link to the form (AGENTS-1, AGENTS-2, AGENTS-6)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'All Agents' })).toBeVisible();
  await expect.element(page.getByText('Manage your survey agents')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Create Agent' }))
    .toHaveAttribute('href', '/agents/create');
  await expect
    .poll(() => readTexts(page.getByRole('columnheader')))
    .toEqual(['Name', 'Email', 'Mobile', 'Status', 'Actions']);
  await expect.element(page.getByRole('row')).toHaveLength(11);
  await expect.element(page.getByRole('cell', { name: 'N/A' }).first()).toBeVisible();
  await expect
    .poll(() =>
      page.getByRole('table').getByText('Deactivated').first().element().closest('.badge'),
    )
    .not.toBeNull();
});

test('a blank mobile number is N/A, without a link (AGENTS-2)', async () => {
  const agent = { firstName: 'Ada', lastName: 'King', email: 'a@b.co', status: 'Active' };
  const data = [{ ...agent, id: 1, mobileNumber: ' \u200b' }];
  await renderScreen('/agents', {
    as: 'owner',
    faults: [every('GET /agent', json({ data, pagination: { totalPages: 1, totalItems: 1 } }))],
  });
  const cell = page.getByRole('cell', { name: 'N/A' });
  await expect.element(cell).toBeVisible();
  await expect.element(cell.getByRole('link')).not.toBeInTheDocument();
});
