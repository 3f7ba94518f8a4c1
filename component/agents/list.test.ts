import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { status } from '#fixtures/faults.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { press, type } from '../support/keys.ts';
import { currentUrl, goBack, renderScreen, toast } from '../support/renderScreen.tsx';

const search = (noun: string) => page.getByRole('searchbox', { name: `Search ${noun}` });

test('Next on the last page and Previous on the first page are disabled, but keep the focus (SEAM-26)', async () => {
  await renderScreen('/agents?page=2', { as: 'owner' });
  const [previous, following] = [
    page.getByRole('button', { name: 'Previous' }),
    page.getByRole('button', { name: 'Next', exact: true }),
  ];
  await press('Enter', following);
  await expect.poll(currentUrl).toBe('/agents?page=3');
  await expect.element(following).toHaveAttribute('aria-disabled', 'true');
  await expect.element(following).toHaveFocus();
  await press('Enter');
  await expect.poll(currentUrl).toBe('/agents?page=3');
  await press('Enter', previous);
  await expect.poll(currentUrl).toBe('/agents?page=2');
  // The address changes before the list is rendered with it.
  await expect.element(page.getByCss('button[aria-current="page"]')).toHaveTextContent('2');
  await press('Enter', previous);
  await expect.poll(currentUrl).toBe('/agents');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await expect.element(previous).toHaveFocus();
});

test('an invalid page number falls back to the first page, also in the address (SEAM-24)', async () => {
  await renderScreen('/agents?page=2.5', { as: 'owner' });
  await expect.poll(currentUrl).toBe('/agents');
  await expect.element(page.getByText(/of 23 agents$/)).toBeVisible();
});

test('each press of Next and Previous counts, also while a page is loading (AGENTS-5)', async () => {
  await renderScreen('/agents', { as: 'owner', world: 'elevenPages' });
  await expect.element(page.getByText('Showing 1-10 of 105 agents')).toBeVisible();
  const pressAtOnce = (name: string, times: number) => {
    const button = page.getByRole('button', { name }).element() as HTMLButtonElement;
    for (let press = 0; press < times; press += 1) button.click();
  };
  pressAtOnce('Next', 3);
  await expect.poll(currentUrl).toBe('/agents?page=4');
  await expect.element(page.getByText('Showing 31-40 of 105 agents')).toBeVisible();
  pressAtOnce('Previous', 2);
  await expect.poll(currentUrl).toBe('/agents?page=2');
  pressAtOnce('Previous', 3);
  await expect.poll(currentUrl).toBe('/agents');
  await expect.element(page.getByText('Showing 1-10 of 105 agents')).toBeVisible();
  await goBack();
  await expect.poll(currentUrl).toBe('/agents?page=2');
});

test('the Enter key that opens a confirmation does not answer it (SEAM-26)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
  await press('Enter', page.getByRole('menuitem', { name: /activate/i }));
  await expect.element(dialog).toBeVisible();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveFocus();
  // As if Enter was held down when the dialog opened, and is released now.
  cancel
    .element()
    .dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', code: 'Enter', bubbles: true }));
  await expect.element(dialog).toBeVisible();
});

test('a confirmation opened from a row’s menu focuses Cancel, and Tab and Enter confirm (SEAM-26)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  const focused: EventTarget[] = [];
  const recordFocus = ({ target }: FocusEvent) => void (target && focused.push(target));
  // Blueprint stops the event before it reaches the button.
  document.addEventListener('focusin', recordFocus, { capture: true });
  await page.getByRole('menuitem', { name: /activate/i }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(page.getByRole('menu')).toHaveLength(0);
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  // The button behind the dialog must never get the focus: Escape does not reach the dialog then.
  document.removeEventListener('focusin', recordFocus, { capture: true });
  expect(focused).not.toContain(actions.element());
  await press('Tab');
  await press('Enter');
  await expect.element(toast('status')).toMatchTextContent('Success');
  await expect.element(actions).toHaveFocus();
});

test('Back removes a whole search and keeps the sort order (FIND-4)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(currentUrl).toBe('/agents?sort=name');
  await type('chi', search('agents'));
  await expect.poll(currentUrl).toBe('/agents?sort=name&q=chi');
  await goBack();
  await expect.poll(currentUrl).toBe('/agents?sort=name');
  await expect.element(search('agents')).toHaveValue('');
  await goBack();
  await expect.poll(currentUrl).toBe('/agents');
});

test('a search without matches shows a message, and can be cleared (FIND-1)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await search('agents').fill('nobody of that name');
  await expect.element(page.getByText('No agents match “nobody of that name”.')).toBeVisible();
  await expect.element(page.getByText(/^Showing/)).not.toBeInTheDocument();
  await search('agents').fill('');
  await expect.element(page.getByText('Showing 1-10 of 23 agents')).toBeVisible();
});

test('rows that fail to refetch stay, with a message (FIND-5, SEAM-15)', async () => {
  expectConsoleMessage('The agents could not be loaded');
  await renderScreen('/agents?q=a', {
    as: 'owner',
    faults: [{ call: 'GET /agent', on: 2, answer: status(500) }],
  });
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: /activate/i }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('The newest agents could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The newest agents could not be loaded.')).toHaveLength(0);
});

test('a search of more than 200 characters is truncated in the field and in the URL (FIND-9)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await search('agents').fill('x'.repeat(20_000));
  await expect.element(search('agents')).toHaveValue('x'.repeat(200));
  await expect.poll(currentUrl).toBe(`/agents?q=${'x'.repeat(200)}`);
  await renderScreen(`/agents?q=${'y'.repeat(2000)}`, { as: 'owner' });
  await expect.element(search('agents')).toHaveValue('y'.repeat(200));
  await expect.poll(currentUrl).toBe(`/agents?q=${'y'.repeat(200)}`);
});

test('Clear moves the focus to the search field (FIND-1, FIND-2)', async () => {
  await renderScreen('/agents?q=a', { as: 'owner' });
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Deactivated');
  await expect.poll(currentUrl).toBe('/agents?q=a&status=Deactivated');
  await press('Enter', page.getByRole('button', { name: 'Clear' }));
  await expect.element(search('agents')).toHaveFocus();
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveValue('');
});

test('an agent without a name has a row with a menu (AGENTS-2)', async () => {
  await renderScreen('/agents', { world: 'broken', as: 'owner' });
  await expect.element(page.getByRole('button', { name: 'Actions for N/A' })).toBeVisible();
});

test('an opening dialog does not take the focus back after the user moved it (SEAM-26)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /activate/i }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  (confirm.element() as HTMLElement).focus();
  await expect
    .poll(() => document.querySelector('.bp6-overlay-appear-done, .bp6-overlay-enter-done'))
    .not.toBe(null);
  await expect.element(confirm).toHaveFocus();
});
