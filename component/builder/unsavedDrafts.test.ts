import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftStorage, type Kept } from '#storage/draftStorage.ts';
import { address, goTo, renderScreen } from '../support/renderScreen.tsx';

const title = page.getByPlaceholder('Enter survey title');

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

/** Leaves the builder by a link, and answers its question. */
async function leaveTo(link: string, heading: string) {
  await page.getByRole('link', { name: link }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
}

/** Leaves a builder with a typed title, and opens it again. */
async function returnToDraft(path: string, text: string) {
  await renderScreen(path, { as: 'owner' });
  await title.fill(text);
  await leaveTo('Responses', 'All Responses');
  await goTo(path);
  await expect.element(page.getByText(/^Unsaved draft /)).toMatchTextContent(text);
}

test('typing beside an offer neither overwrites nor deletes it (DRAFT-1)', async () => {
  await returnToDraft('/surveys/edit/3', 'Half done');
  await title.fill('Something else');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(title).toHaveValue('Bus route 14 riders');
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect.poll(address).toBe('/responses');
  await goTo('/surveys/edit/3');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(title).toHaveValue('Half done');
});

test('Restore is an undo step: earlier text returns (DRAFT-2)', async () => {
  await returnToDraft('/surveys/create', 'The first');
  await title.fill('Typed since');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(title).toHaveValue('The first');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(title).toHaveValue('Typed since');
  await leaveTo('Dashboard', 'All Surveys');
  const drafts = page.getByRole('region', { name: 'Unsaved drafts' });
  await expect.element(drafts.getByRole('listitem')).toHaveLength(2);
  await expect.element(drafts).toMatchTextContent('The first');
  await expect.element(drafts).toMatchTextContent('Typed since');
});

test('discarding in the builder can be undone there (DRAFT-4)', async () => {
  await returnToDraft('/surveys/create', 'Half done');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Undo discard' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(title).toHaveValue('Half done');
});
