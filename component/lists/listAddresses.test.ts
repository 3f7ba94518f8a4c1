import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

test('any page number of an empty list becomes the first (SEAM-24)', async () => {
  await renderScreen('/responses?page=7', { as: 'owner', world: 'empty' });
  await expect.element(page.getByRole('cell', { name: 'No results' })).toBeVisible();
  await expect.poll(address).toBe('/responses');
});

test('closing a dialog returns the focus to the row’s menu, after either answer (SEAM-26)', async () => {
  await renderScreen('/dashboard', {
    as: 'owner',
    faults: [{ call: 'POST /survey/update-status', on: 1, answer: status(500) }],
  });
  const menu = page.getByRole('button', { name: 'Actions for Market day shoppers' });
  for (const answer of ['Cancel', 'Confirm', 'Confirm']) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await page.getByRole('button', { name: answer }).click();
    await expect.element(page.getByRole('dialog')).toHaveLength(0);
    await expect.element(menu).toHaveFocus();
  }
  await menu.click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await press('Escape');
  await expect.element(menu).toHaveFocus();
});

test('Stay returns the focus to where it was (SEAM-26)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await page.getByPlaceholder('Enter survey title').fill('Hello world');
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('link', { name: 'Responses' })).toHaveFocus();
});

test('moving a question to an end by key loses no focus (SEAM-27)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await press('Alt+Shift+ArrowUp', page.getByRole('button', { name: 'Move Q2 up' }));
  await expect.element(page.getByRole('textbox', { name: 'Q1 text' })).toHaveFocus();
});

test('Previous and Next keep the focus on the first and last page, and do nothing (SEAM-26)', async () => {
  await renderScreen('/agents?page=2', { as: 'owner' });
  const [previous, following] = [
    page.getByRole('button', { name: 'Previous' }),
    page.getByRole('button', { name: 'Next', exact: true }),
  ];
  await press('Enter', following);
  await expect.poll(address).toBe('/agents?page=3');
  await expect.element(following).toHaveAttribute('aria-disabled', 'true');
  await expect.element(following).toHaveFocus();
  await press('Enter');
  await expect.poll(address).toBe('/agents?page=3');
  await press('Enter', previous);
  await expect.poll(address).toBe('/agents?page=2');
  // The address changes before the list is rendered with it.
  await expect.element(page.getByCss('button[aria-current="page"]')).toHaveTextContent('2');
  await press('Enter', previous);
  await expect.poll(address).toBe('/agents');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).toHaveFocus();
});

test('choosing the current page adds no history entry (AGENTS-5)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  const second = page.getByRole('button', { name: '2', exact: true });
  await second.click();
  await expect.poll(address).toBe('/agents?page=2');
  await second.click();
  await second.click();
  await goBack();
  await expect.poll(address).toBe('/agents');
});

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

test('a button that becomes disabled keeps the focus (SEAM-26)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await press('Enter', page.getByRole('button', { name: 'Move Q2 up' }));
  await expect.element(page.getByRole('button', { name: 'Move Q1 up' })).toHaveFocus();
  await press('Enter', page.getByRole('button', { name: 'Undo' }));
  await expect
    .element(page.getByRole('button', { name: 'Undo' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await press('Enter', page.getByRole('button', { name: 'Remove Q2' }));
  await press('Enter', page.getByCss('.toast-area').getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('textbox', { name: 'Q2 text' })).toHaveFocus();
});

test('removing an item focuses its successor (SEAM-27)', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  const question = (number: number) =>
    page
      .getByRole('group', { name: `Q${number}`, exact: true })
      .getByPlaceholder('Enter your question');
  const second = ((await question(2).findElement()) as HTMLInputElement).value;
  await page.getByRole('button', { name: 'Remove Q1' }).click();
  await expect.element(question(1)).toHaveFocus();
  await expect.element(question(1)).toHaveValue(second);
  const count = page.getByRole('group').elements().length;
  await page.getByRole('button', { name: `Remove Q${count}` }).click();
  await expect.element(question(count - 1)).toHaveFocus();
});

test('removing a choice focuses the next editable one (SEAM-27)', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  const first = page.getByRole('group', { name: 'Q1', exact: true });
  const choices = first.getByPlaceholder('Enter an answer choice');
  await expect.element(choices).toHaveLength(6);
  const [, second] = choices.elements().map((choice) => (choice as HTMLInputElement).value);
  await first
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click();
  await expect.element(choices.first()).toHaveFocus();
  await expect.element(choices.first()).toHaveValue(second ?? '');
  // The sixth row is deactivated, so its predecessor takes the focus.
  await first
    .getByRole('button', { name: /^Remove / })
    .nth(4)
    .click();
  await expect.element(choices.nth(2)).toHaveFocus();
});

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

for (const [asked, shown] of [
  ['99999999999999999999', '/agents?page=3'],
  ['0', '/agents'],
  ['2.5', '/agents'],
  ['two', '/agents'],
] as const) {
  test(`the invalid page number ${asked} falls back to an existing page, also in the address (SEAM-24)`, async () => {
    await renderScreen(`/agents?page=${asked}`, { as: 'owner' });
    await expect.poll(address).toBe(shown);
    await expect.element(page.getByText(/of 23 agents$/)).toBeVisible();
  });
}

test('each press of Next and Previous counts, also before the list has followed (AGENTS-5)', async () => {
  await renderScreen('/agents', { as: 'owner', world: 'elevenPages' });
  await expect.element(page.getByText('Showing 1-10 of 105 agents')).toBeVisible();
  const pressAtOnce = (name: string, times: number) => {
    const button = page.getByRole('button', { name }).element() as HTMLButtonElement;
    for (let press = 0; press < times; press += 1) button.click();
  };
  pressAtOnce('Next', 3);
  await expect.poll(address).toBe('/agents?page=4');
  await expect.element(page.getByText('Showing 31-40 of 105 agents')).toBeVisible();
  pressAtOnce('Previous', 2);
  await expect.poll(address).toBe('/agents?page=2');
  pressAtOnce('Previous', 3);
  await expect.poll(address).toBe('/agents');
  await expect.element(page.getByText('Showing 1-10 of 105 agents')).toBeVisible();
  await goBack();
  await expect.poll(address).toBe('/agents?page=2');
});

test('the key press that opens a confirmation does not also answer it (SEAM-26)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await press('Enter', page.getByRole('menuitem', { name: /activate/i }));
  await expect.element(dialog).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect.element(confirm).toHaveFocus();
  // As if held down when the question opened, and released here.
  confirm
    .element()
    .dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', code: 'Enter', bubbles: true }));
  await expect.element(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(dialog).toBeVisible();
});

test('a question from a row’s menu focuses Confirm, and Enter confirms (SEAM-26)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: /activate/i }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(page.getByRole('menu')).toHaveLength(0);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await expect.element(dialog.getByRole('button', { name: 'Confirm' })).toHaveFocus();
  await press('Enter');
  await expect.element(toast('status')).toMatchTextContent('Success');
});

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
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const steps: [act: () => Promise<unknown>, part: string][] = [
      [() => press('3'), 'page=3'],
      [() => page.getByRole('searchbox').fill(text), 'q='],
      [() => header.click(), 'sort='],
      [() => header.click(), 'sort=-'],
      [() => press('2'), 'page=2'],
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
