import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DraftOwner, draftStore } from '#storage/draftStore.ts';
import { logInAsNadia, logInAsTomas } from '../support/logIn.ts';
import { address, goTo, renderScreen, toast } from '../support/renderScreen.tsx';

const title = page.getByPlaceholder('Enter survey title');

const newAgent: DraftOwner = { userId: 2, path: '/agents/create', kind: 'form' };

const storeAgent = (id: string, minute: number) =>
  draftStore.of(newAgent).write({
    id,
    title: 'New agent',
    editedAt: `2026-03-02T09:0${minute}:00.000Z`,
    content: { values: { email: `${id}@field.example` } },
    file: null,
  });

test('when one form has two unsent texts, each link restores its own (DRAFT-8)', async () => {
  for (const place of [0, 1]) {
    await renderScreen('/dashboard', { as: 'owner' });
    await storeAgent('older', 1);
    await storeAgent('newer', 2);
    // A focused window reads the list again.
    window.dispatchEvent(new Event('focus'));
    await page.getByRole('link', { name: 'Continue New agent' }).nth(place).click();
    const email = ['newer@field.example', 'older@field.example'][place];
    await expect.element(page.getByLabelText('Email')).toHaveValue(email);
    expect(address()).toBe(`/agents/create?text=${['newer', 'older'][place]}`);
  }
});

test('Continue opens the dialog with the pasted text (SEAM-33)', async () => {
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await renderScreen('/dashboard', { as: 'owner' });
  await draftStore.of({ userId: 2, path: '/surveys/create', kind: 'text' }).write({
    id: 'pasted',
    title: 'Questions from text',
    editedAt: '2026-03-02T09:00:00.000Z',
    content: { pasted: 'Which?\nTea\nCoffee' },
    file: null,
  });
  window.dispatchEvent(new Event('focus'));
  await page.getByRole('link', { name: 'Continue Questions from text' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Which?\nTea\nCoffee');
  await dialog.getByRole('textbox').fill('');
  await dialog.getByRole('textbox').fill('Which?\nTea\nCoffee');
  await dialog.getByRole('button', { name: 'Add 1 question' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByPlaceholder('Enter your question')).toHaveValue('Which?');
});

test('a link to pasted text that is gone opens the builder without the dialog (SEAM-33)', async () => {
  await renderScreen('/surveys/create?text=gone', { as: 'owner' });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a form opened without a link starts with its newest text (SEAM-7)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await storeAgent('older', 1);
  await storeAgent('newer', 2);
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

test('a screen that becomes that of another survey keeps its draft apart (DRAFT-9)', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  await expect.element(title).not.toHaveValue('');
  await goTo('/surveys/edit/1');
  await expect.element(title).toHaveValue('Market day shoppers');
  await title.fill('Typed on survey 1');
  await leaveTo('Responses', 'All Responses');
  const stored = await draftStore.list(2);
  expect(stored.map(({ path }) => path)).toEqual(['/surveys/edit/1']);
  await goTo('/surveys/edit/3');
  await expect.element(title).not.toHaveValue('');
  await expect.element(page.getByText(/^Unsaved draft /)).toHaveLength(0);
  await goTo('/surveys/edit/1');
  await expect.element(page.getByText(/^Unsaved draft “.*Typed on survey 1/)).toBeVisible();
});

test.each(['/SURVEYS/Create/', '/surveys/%63reate'])(
  'what is typed at %s is offered at /surveys/create (DRAFT-9)',
  async (path) => {
    await renderScreen(path, { as: 'owner' });
    await title.fill('Half done');
    await leaveTo('Responses', 'All Responses');
    await goTo('/surveys/create');
    await expect.element(page.getByText(/^Unsaved draft “.*Half done/)).toBeVisible();
  },
);

test('a draft equal to the saved survey is gone when the survey opens (DRAFT-1)', async () => {
  await renderScreen('/responses', { as: 'owner' });
  const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
  const target = new URL('/api/v1/survey/3', location.origin);
  const form = await (await fetch(new Request(target, { headers }))).json();
  await draftStore.of({ userId: 2, path: '/surveys/edit/3', kind: 'survey' }).write({
    id: 'sent',
    title: form.title,
    editedAt: '2026-03-02T09:00:00.000Z',
    content: { form, isLogoRemoved: false, base: null },
    file: null,
  });
  expect(await draftStore.list(2)).toHaveLength(1);
  await goTo('/surveys/edit/3');
  await expect.element(title).toHaveValue('Bus route 14 riders');
  await expect.poll(() => draftStore.list(2)).toEqual([]);
  await expect.element(page.getByText(/^Unsaved draft /)).toHaveLength(0);
});

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

test('a draft opens neither for another person nor on another screen (DRAFT-9)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await title.fill('Confidential');
  await leaveTo('Dashboard', 'All Surveys');
  await page.getByRole('link', { name: 'Continue Confidential' }).click();
  await expect.element(title).toHaveValue('Confidential');
  const link = address();
  await leaveTo('Dashboard', 'All Surveys');
  const gone = page.getByText('That draft is no longer there');

  await goTo(link.replace('/surveys/create', '/surveys/edit/1'));
  await expect.element(gone).toBeVisible();
  await expect.element(title).toHaveValue('Market day shoppers');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsTomas();
  await expect.poll(address).toBe('/dashboard');
  await goTo(link);
  await expect.element(gone).toBeVisible();
  await expect.element(title).toHaveValue('');
  await title.fill('Of Tomas');
  await page.getByPlaceholder('Enter your question').fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await logInAsNadia();
  await page.getByRole('link', { name: 'Continue Confidential' }).click();
  await expect.element(title).toHaveValue('Confidential');
});

test.each([390, 1280])(
  'at %i px “Draft saved” appears with the first change and goes with the last, and moves nothing (DRAFT-1)',
  async (width) => {
    await page.viewport(width, 800);
    await renderScreen('/surveys/edit/1', { as: 'owner' });
    await expect.element(title).toHaveValue('Market day shoppers');
    const place = () => title.element().getBoundingClientRect().top;
    const before = place();
    const isShown = () =>
      page
        .getByText('Draft saved')
        .elements()
        .some((element) => element.checkVisibility({ visibilityProperty: true }));
    expect(isShown()).toBe(false);
    await title.fill('Market day sellers');
    await expect.poll(isShown).toBe(true);
    expect(place()).toBe(before);
    await title.fill('Market day shoppers');
    await expect.poll(isShown).toBe(false);
  },
);
