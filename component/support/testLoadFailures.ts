import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, every, heldResponse, json, network, status, text } from '#fixtures/faults.ts';
import type { CallName } from '#mocks/callNames.ts';
import { clickByScript } from './clickByScript.ts';
import { expectConsoleMessage } from './consoleMessages.ts';
import { press } from './keys.ts';
import { calls, release, renderScreen, setFaults, toast } from './renderScreen.tsx';

/** Refusals with this message, by status. */
export const refusals = (message: string): Record<string, Answer> =>
  Object.fromEntries([400, 403, 429, 500, 503].map((code) => [code, status(code, message)]));

/** Every unexpected answer to a load. 401 ends the session (SESSION-5). */
const brokenLoads: Record<string, Answer> = {
  ...refusals('No'),
  'an empty body': text(''),
  'HTML for JSON': text('<!doctype html><p>Sign in to the Wi-Fi', 'text/html'),
  'JSON cut off': text('{"surveys": [{"id": 1, "ti'),
  'the wrong shape': json({ surveys: 'many', data: null, responses: 4, title: [] }),
  null: json(null),
  'no connection': network,
};

interface Load {
  path: string;
  call: CallName;
  /** The message in place of the content. */
  failed: string;
  /** A text of the loaded screen. */
  loadedText: string | RegExp;
  /** Whether the failure is also logged, as the specification says of lists. */
  isLogged?: boolean;
  /** The requirements of the first test. */
  rules?: string;
}

/** Tests that a screen reports any unexpected answer to its load, and can ask again. */
export function testLoadFailures({
  path,
  call,
  failed,
  loadedText,
  isLogged = false,
  rules = 'FAULT-1, CALL-3',
}: Load) {
  const expectLogged = () => {
    if (isLogged) expectConsoleMessage(failed);
  };

  test(`${path}: any unexpected answer is reported in place, and can be retried (${rules})`, async () => {
    const [[, first] = ['', network], ...others] = Object.entries(brokenLoads);
    await renderScreen(path, { as: 'owner', faults: [every(call, first)] });
    await expect.element(page.getByText(`${failed}.`)).toBeVisible();
    for (const [name, fault] of others) {
      setFaults([every(call, fault)]);
      const callsBefore = calls.length;
      await clickByScript(page.getByRole('button', { name: 'Try again' }));
      // Answered, not only sent. The window may gain the focus meanwhile, and the list is then read
      // again.
      await expect.poll(() => calls.length, { message: name }).toBeGreaterThan(callsBefore);
      await expect.element(page.getByText(`${failed}.`)).toBeVisible();
    }
    await expect.element(toast('alert')).toHaveLength(0);
    setFaults([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(loadedText, { exact: true }).first()).toBeVisible();
    expectLogged();
  });

  test(`${path}: a retry shows that it is running (FAULT-8)`, async () => {
    await renderScreen(path, { as: 'owner', faults: [every(call, status(500, 'No'))] });
    await expect.element(page.getByText(`${failed}.`)).toBeVisible();
    const again = page.getByText(/^(Trying again|Loading)\.\.\.$/);
    await expect.element(again).toHaveLength(0);
    setFaults([every(call, heldResponse)]);
    await press('Enter', page.getByRole('button', { name: 'Try again' }));
    await expect.element(again).toBeVisible();
    await release(call);
    await expect.element(page.getByText(loadedText, { exact: true }).first()).toBeVisible();
    await expect.element(again).toHaveLength(0);
    await expect.element(page.getByRole('main')).toHaveFocus();
    expectLogged();
  });
}
