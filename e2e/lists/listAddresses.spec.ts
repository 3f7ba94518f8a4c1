import type { Page } from '@playwright/test';
import { next, status } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';

for (const [path, shown, last] of [
  ['/responses', 'Showing 491-491 of 491 responses', 50],
  ['/agents', 'Showing 21-23 of 23 agents', 3],
] as const) {
  test(`${path}: a page beyond the last is the last, and its address (SEAM-24)`, async ({
    page,
    open,
  }) => {
    await open(`${path}?page=999`, { signedInAs: 'owner' });
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page).toHaveURL(`${path}?page=${last}`);
    await expect(page.getByRole('button', { name: String(last), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByText('No results')).toHaveCount(0);
  });
}

for (const path of ['/dashboard', '/analyze-surveys']) {
  test(`${path}: a page beyond the last is the last, and its address (SEAM-24)`, async ({
    page,
    open,
  }) => {
    await open(`${path}?page=999`, { signedInAs: 'superAdmin' });
    await expect(page).toHaveURL(`${path}?page=3`);
    await expect(page.getByRole('table', { name: 'All Surveys' }).getByRole('row')).toHaveCount(6);
  });
}

for (const [asked, address] of [
  ['99999999999999999999', '/agents?page=3'],
  ['0', '/agents'],
  ['2.5', '/agents'],
  ['two', '/agents'],
] as const) {
  test(`a page ${asked} is one that there is, and its address (SEAM-24)`, async ({
    page,
    open,
  }) => {
    await open(`/agents?page=${asked}`, { signedInAs: 'owner' });
    await expect(page).toHaveURL(address);
    await expect(page.getByText(/of 23 agents$/)).toBeVisible();
  });
}

test('a page of an empty list is the first (SEAM-24)', async ({ page, open }) => {
  await open('/responses?page=7', { signedInAs: 'owner', world: 'empty' });
  await expect(page.getByRole('cell', { name: 'No results' })).toBeVisible();
  await expect(page).toHaveURL('/responses');
});

test('a row menu’s link is left to the browser by Ctrl and by the middle button, to open a new tab (SEAM-25)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { signedInAs: 'owner' });
  await page.evaluate(() => {
    for (const type of ['click', 'auxclick']) {
      window.addEventListener(type, (event) => {
        document.documentElement.dataset.taken = String(event.defaultPrevented);
        event.preventDefault();
      });
    }
  });
  const menu = page.getByRole('button', { name: 'Actions for Market day shoppers' });
  const reports = page.getByRole('menuitem', { name: 'Reports' });
  for (const options of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    await menu.click();
    await expect(reports).toHaveAttribute('href', '/analyze-surveys/1');
    await reports.click(options);
    await expect(page.locator('html')).toHaveAttribute('data-taken', 'false');
    await expect(page).toHaveURL('/dashboard');
    await page.keyboard.press('Escape');
    await expect(reports).toHaveCount(0);
  }
  await menu.click();
  await reports.click();
  await expect(page).toHaveURL('/analyze-surveys/1');
});

test('after a dialog the focus is on the menu of its row, whatever was answered (SEAM-26)', async ({
  page,
  open,
}) => {
  await open('/dashboard', {
    signedInAs: 'owner',
    faults: [{ call: 'POST /survey/update-status', on: 1, answer: status(500) }],
  });
  const menu = page.getByRole('button', { name: 'Actions for Market day shoppers' });
  for (const answer of ['Cancel', 'Confirm', 'Confirm']) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await page.getByRole('button', { name: answer }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
  await menu.click();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('who stays is where they were before the question on leaving (SEAM-26)', async ({
  page,
  open,
}) => {
  await open('/surveys/create', { signedInAs: 'owner' });
  await page.getByPlaceholder('Enter survey title').fill('Hello world');
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('link', { name: 'Responses' })).toBeFocused();
});

test('the key press that opens a confirmation does not also answer it (SEAM-26)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: /activate/i }).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeFocused();
  // As it was held down where the question was opened, and let go here.
  await confirm.dispatchEvent('keyup', { key: 'Enter', code: 'Enter', bubbles: true });
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await expect(dialog).toBeVisible();
});

test('keys that move a question to an end lose no focus, whichever button had it (SEAM-27)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Move Q2 up' }).press('Alt+Shift+ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Q1 text' })).toBeFocused();
});

test('at the first and the last page the step keeps the focus, and does nothing more (SEAM-26)', async ({
  page,
  open,
}) => {
  await open('/agents?page=2', { signedInAs: 'owner' });
  const [previous, following] = [
    page.getByRole('button', { name: 'Previous' }),
    page.getByRole('button', { name: 'Next', exact: true }),
  ];
  await following.press('Enter');
  await expect(page).toHaveURL('/agents?page=3');
  await expect(following).toBeDisabled();
  await expect(following).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/agents?page=3');
  await previous.press('Enter');
  await expect(page).toHaveURL('/agents?page=2');
  // The address is there before the list has been rendered with it.
  await expect(page.locator('[aria-current="page"]', { hasText: '2' })).toBeVisible();
  await previous.press('Enter');
  await expect(page).toHaveURL('/agents');
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
});

test('choosing the page that is already shown adds no history entry (AGENTS-5)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  const second = page.getByRole('button', { name: '2', exact: true });
  await second.click();
  await expect(page).toHaveURL('/agents?page=2');
  await second.click();
  await second.click();
  await page.goBack();
  await expect(page).toHaveURL('/agents');
});

test('a question from a row’s menu begins on Confirm, and Enter confirms (SEAM-26)', async ({
  page,
  open,
  toast,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: /activate/i }).click();
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast('status')).toContainText('Success');
});

for (const [what, path, fault, act] of [
  [
    'a form',
    '/agents/edit/1',
    next('PUT /agent/:id', status(409, 'Taken')),
    async (page: Page) => {
      await page.getByLabel('Last name').fill('Lovelace');
      return page.getByRole('button', { name: 'Update Agent' });
    },
  ],
  [
    'the builder',
    '/surveys/create',
    next('POST /survey/create', status(422, 'No')),
    async (page: Page) => {
      await page.getByPlaceholder('Enter survey title').fill('Hello');
      return page.getByRole('button', { name: 'Publish' });
    },
  ],
] as const) {
  test(`after a failed save of ${what} the focus is on the button that sends it again (SEAM-26)`, async ({
    page,
    open,
    toast,
  }) => {
    await open(path, { signedInAs: 'owner', faults: [fault] });
    const submit = await act(page);
    await submit.press('Enter');
    await expect(toast('alert')).toBeVisible();
    await expect(submit).toBeFocused();
  });
}

test('a button that is disabled under the focus keeps it (SEAM-26)', async ({ page, open }) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Move Q2 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Q1 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Q2' }).press('Enter');
  await page.locator('.toast-area').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Q2 text' })).toBeFocused();
});

test('after a removal the focus is on what takes the place (SEAM-27)', async ({ page, open }) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  const question = (number: number) =>
    page
      .getByRole('group', { name: `Q${number}`, exact: true })
      .getByPlaceholder('Enter your question');
  const second = await question(2).inputValue();
  await page.getByRole('button', { name: 'Remove Q1' }).click();
  await expect(question(1)).toBeFocused();
  await expect(question(1)).toHaveValue(second);
  const count = await page.getByRole('group').count();
  await page.getByRole('button', { name: `Remove Q${count}` }).click();
  await expect(question(count - 1)).toBeFocused();
});

test('after the removal of a choice the focus is on the next that can be typed in (SEAM-27)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  const first = page.getByRole('group', { name: 'Q1', exact: true });
  const choices = first.getByPlaceholder('Enter an answer choice');
  await expect(choices).toHaveCount(6);
  const [, second] = await choices.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ value }) => value),
  );
  await first
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click();
  await expect(choices.first()).toBeFocused();
  await expect(choices.first()).toHaveValue(second ?? '');
  // The sixth is deactivated: the one before the fifth takes the focus.
  await first
    .getByRole('button', { name: /^Remove / })
    .nth(4)
    .click();
  await expect(choices.nth(2)).toBeFocused();
});

test('toasts come into live regions that were in the page before (SEAM-28)', async ({
  page,
  open,
  toast,
}) => {
  await open('/forgot-password', { faults: [next('POST /auth/forgot-password', status(500))] });
  const regions = page.locator('.toast-area > [aria-live]');
  await expect(regions).toHaveCount(2);
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('.toast-area > [aria-live]')) {
      region.setAttribute('data-was-here', '');
    }
  });
  await page.getByLabel('Email').fill('nadia@canvass.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(toast('alert')).toBeVisible();
  await expect(page.locator('[data-was-here][aria-live="assertive"] [role="alert"]')).toHaveText(
    /Password reset failed/,
  );
});

for (const [path, back, url] of [
  ['/surveys/edit/999', 'Back to the surveys', '/dashboard'],
  ['/surveys/preview/999', 'Back to the surveys', '/dashboard'],
  ['/analyze-surveys/999', 'Back to Analyze Surveys', '/analyze-surveys'],
] as const) {
  test(`${path}: "Survey not found" offers a way back (SEAM-29)`, async ({ page, open }) => {
    await open(path, { signedInAs: 'owner' });
    await expect(page.getByText('Survey not found')).toBeVisible();
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(url);
  });
}

test('each press of Next and Previous counts, also before the list has followed (AGENTS-5)', async ({
  page,
  open,
}) => {
  await open('/agents', { signedInAs: 'owner', world: 'elevenPages' });
  await expect(page.getByText('Showing 1-10 of 105 agents')).toBeVisible();
  const pressAtOnce = (name: string, times: number) =>
    page.getByRole('button', { name }).evaluate((button: HTMLButtonElement, presses) => {
      for (let press = 0; press < presses; press += 1) button.click();
    }, times);
  await pressAtOnce('Next', 3);
  await expect(page).toHaveURL('/agents?page=4');
  await expect(page.getByText('Showing 31-40 of 105 agents')).toBeVisible();
  await pressAtOnce('Previous', 2);
  await expect(page).toHaveURL('/agents?page=2');
  await pressAtOnce('Previous', 3);
  await expect(page).toHaveURL('/agents');
  await expect(page.getByText('Showing 1-10 of 105 agents')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/agents?page=2');
});
