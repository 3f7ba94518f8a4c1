import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftStorage, type Kept } from '#storage/draftStorage.ts';
import { address, renderScreen } from '../support/renderScreen.tsx';

const agent = (id: string, email: string, minute: number): Kept => ({
  id,
  userId: 2,
  path: '/agents/create',
  kind: 'Typed and not saved',
  title: 'New agent',
  keptAt: `2026-03-02T09:0${minute}:00.000Z`,
  content: { values: { email } },
  file: null,
  discardedAt: null,
});

test('when one form has two unsent texts, each link restores its own (DRAFT-8)', async () => {
  for (const place of [0, 1]) {
    await renderScreen('/dashboard', { as: 'owner' });
    await draftStorage.write(agent('older', 'older@field.example', 1));
    await draftStorage.write(agent('newer', 'newer@field.example', 2));
    // A focused window reads the list again.
    window.dispatchEvent(new Event('focus'));
    await page.getByRole('link', { name: 'Continue New agent' }).nth(place).click();
    const email = ['newer@field.example', 'older@field.example'][place];
    await expect.element(page.getByLabelText('Email')).toHaveValue(email);
    expect(address()).toBe(`/agents/create?text=${['newer', 'older'][place]}`);
  }
});

test('a form opened without a link starts with its newest text (SEAM-7)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await draftStorage.write(agent('older', 'older@field.example', 1));
  await draftStorage.write(agent('newer', 'newer@field.example', 2));
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveValue('newer@field.example');
});
