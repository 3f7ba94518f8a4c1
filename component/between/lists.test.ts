import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { next, status } from '#fixtures/faults.ts';
import { press } from '../support/keys.ts';
import { address, goBack, renderScreen, toast } from '../support/renderScreen.tsx';
import { textsOf } from '../support/textsOf.ts';

for (const [path, shown, last] of [
  ['/responses', 'Showing 491-491 of 491 responses', 50],
  ['/agents', 'Showing 21-23 of 23 agents', 3],
] as const) {
  test(`${path}: a page number beyond the last becomes the last, also in the address (SEAM-24)`, async () => {
    await renderScreen(`${path}?page=999`, { as: 'owner' });
    await expect.element(page.getByText(shown)).toBeVisible();
    await expect.poll(address).toBe(`${path}?page=${last}`);
    await expect
      .element(page.getByRole('button', { name: String(last), exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByText('No results')).toHaveLength(0);
  });
}

for (const path of ['/dashboard', '/analyze-surveys']) {
  test(`${path}: a page number beyond the last becomes the last, also in the address (SEAM-24)`, async () => {
    await renderScreen(`${path}?page=999`, { as: 'superAdmin' });
    await expect.poll(address).toBe(`${path}?page=3`);
    await expect
      .element(page.getByRole('table', { name: 'All Surveys' }).getByRole('row'))
      .toHaveLength(6);
  });
}

for (const [what, path, fault, act] of [
  [
    'a form',
    '/agents/edit/1',
    next('PUT /agent/:id', status(409, 'Taken')),
    async () => {
      await page.getByLabelText('Last name').fill('Lovelace');
      return page.getByRole('button', { name: 'Update Agent' });
    },
  ],
  [
    'the builder',
    '/surveys/create',
    next('POST /survey/create', status(422, 'No')),
    async () => {
      await page.getByPlaceholder('Enter survey title').fill('Hello');
      await page.getByPlaceholder('Enter your question').fill('Why?');
      return page.getByRole('button', { name: 'Publish' });
    },
  ],
] as const) {
  test(`after a failed save of ${what} the submit button has the focus (SEAM-26)`, async () => {
    await renderScreen(path, { as: 'owner', faults: [fault] });
    const submit = await act();
    await press('Enter', submit);
    await expect.element(toast('alert')).toBeVisible();
    await expect.element(submit).toHaveFocus();
  });
}

for (const [path, back, url] of [
  ['/surveys/edit/999', 'Back to the surveys', '/dashboard'],
  ['/surveys/preview/999', 'Back to the surveys', '/dashboard'],
  ['/analyze-surveys/999', 'Back to Analyze Surveys', '/analyze-surveys'],
] as const) {
  test(`${path}: "Survey not found" links back (SEAM-29)`, async () => {
    await renderScreen(path, { as: 'owner' });
    await expect.element(page.getByText('Survey not found')).toBeVisible();
    await page.getByRole('link', { name: back }).click();
    await expect.poll(address).toBe(url);
  });
}

for (const [path, noun, text, column] of [
  ['/dashboard', 'surveys', 'Survey 1', 'Title'],
  ['/agents', 'agents', 'a', 'Email'],
  ['/responses', 'responses', 'e', 'Completion %'],
] as const) {
  test(`the ${noun} reached by search, order, pages and Back equal those opened directly (LAW-8)`, async () => {
    const open = (url: string) => renderScreen(url, { as: 'owner', world: 'elevenPages' });
    const list = page.getByRole('table').first();
    const rows = async () => {
      await expect.element(list).toHaveAttribute('aria-busy', 'false');
      if (address().includes('q=')) {
        await expect.element(page.getByText(new RegExp(`^\\d+ of 105 ${noun}$`))).toBeVisible();
      }
      return textsOf(list.getByCss('tbody tr'));
    };
    const header = page.getByRole('columnheader', { name: column }).getByRole('button');
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const steps: [act: () => Promise<unknown>, part: string][] = [
      [() => click('3'), 'page=3'],
      [() => page.getByRole('searchbox').fill(text), 'q='],
      [() => header.click(), 'sort='],
      [() => header.click(), 'sort=-'],
      [() => click('2'), 'page=2'],
    ];
    /** Takes the steps, and visits the address that each leads to. */
    const walk = async (visit: (url: string) => unknown) => {
      await open(path);
      for (const [act, part] of steps) {
        await act();
        await expect.poll(address).toContain(part);
        await visit(address());
      }
    };
    const urls: string[] = [];
    await walk((url) => urls.push(url));
    const direct = new Map<string, Awaited<ReturnType<typeof rows>>>();
    for (const url of urls) {
      await open(url);
      direct.set(url, await rows());
    }
    // At least page, search and descending order show other rows.
    expect(new Set([...direct.values()].map(String)).size).toBeGreaterThan(3);
    const expectDirect = (url: string) =>
      expect.poll(rows, { message: url }).toEqual(direct.get(url));
    await walk(expectDirect);
    for (const url of urls.toReversed().slice(1)) {
      await goBack();
      await expect.poll(address).toBe(url);
      await expectDirect(url);
    }
  });
}

for (const [name, path, item] of [
  ['Actions for Market day shoppers', '/dashboard', 'menuitem'],
  ['Status: All statuses', '/agents', 'menuitemradio'],
] as const) {
  test(`Tab closes the menu “${name}” and returns the focus to its button (KEYS-4)`, async () => {
    await renderScreen(path, { as: 'owner' });
    const opener = page.getByRole('button', { name });
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await press('Enter', opener);
      await expect.element(page.getByRole(item).first()).toHaveFocus();
      await userEvent.keyboard(`{ArrowDown}${key}`);
      await expect.element(page.getByRole(item)).toHaveLength(0);
      await expect.element(opener).toHaveFocus();
    }
    await userEvent.keyboard('{Tab}');
    await expect.element(opener).not.toHaveFocus();
  });
}

for (const [path, text, to] of [
  ['/dashboard', 'Create your first survey', '/surveys/create'],
  ['/analyze-surveys', 'Create your first survey', '/surveys/create'],
  ['/agents', 'Create your first agent', '/agents/create'],
  ['/responses', 'Open a survey, and its answers come here', '/dashboard'],
] as const) {
  test(`${path}: an empty list leads to the first step, and has no search (FIND-7)`, async () => {
    await renderScreen(path, { as: 'owner', world: 'empty' });
    await expect.element(page.getByRole('link', { name: text })).toHaveAttribute('href', to);
    await expect.element(page.getByRole('searchbox')).toHaveLength(0);
  });
}
