import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, every, held, json, network, status, text } from '#fixtures/faults.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { press } from '../support/keys.ts';
import {
  calls,
  goBack,
  release,
  renderScreen,
  requests,
  setFaults,
  toast,
} from '../support/renderScreen.tsx';

const refusals = { 400: 400, 403: 403, 429: 429, 500: 500, 503: 503 };

/** Every unexpected answer to a load. 401 ends the session (SESSION-5). */
const brokenLoads: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(refusals).map(([name, code]) => [name, status(code, 'No')])),
  'an empty body': text(''),
  'HTML for JSON': text('<!doctype html><p>Sign in to the Wi-Fi', 'text/html'),
  'JSON cut off': text('{"surveys": [{"id": 1, "ti'),
  'the wrong shape': json({ surveys: 'many', data: null, responses: 4, title: [] }),
  null: json(null),
  'no connection': network,
};

for (const { path, call, failed, shown, rules } of [
  {
    path: '/dashboard',
    rules: 'FAULT-1, CALL-3, LIST-14',
    call: 'POST /survey',
    failed: 'The surveys could not be loaded',
    shown: 'Market day shoppers',
  },
  {
    path: '/analyze-surveys',
    rules: 'FAULT-1, CALL-3',
    call: 'POST /survey',
    failed: 'The surveys could not be loaded',
    shown: 'Market day shoppers',
  },
  {
    path: '/agents',
    rules: 'FAULT-1, CALL-3, AGENTS-11',
    call: 'GET /agent',
    failed: 'The agents could not be loaded',
    shown: 'Showing 1-10 of 23 agents',
  },
  {
    path: '/responses',
    rules: 'FAULT-1, CALL-3',
    call: 'GET /response/get-response-list',
    failed: 'The responses could not be loaded',
    shown: /Showing 1-10 of/,
  },
  {
    path: '/analyze-surveys/1',
    rules: 'FAULT-1, CALL-3',
    call: 'GET /survey/analyze/:id',
    failed: 'The report could not be loaded',
    shown: 'Q1: How satisfied are you overall?',
  },
  {
    path: '/surveys/edit/1',
    rules: 'FAULT-1, CALL-3',
    call: 'GET /survey/:id',
    failed: 'The survey could not be loaded',
    shown: 'Q1',
  },
  {
    path: '/surveys/preview/1',
    rules: 'FAULT-1, CALL-3',
    call: 'GET /survey/:id',
    failed: 'The survey could not be loaded',
    shown: /How satisfied are you overall\?/,
  },
] as const) {
  const expectLogged = () => {
    if (/surveys$|dashboard|agents/.test(path)) expectConsoleMessage(failed);
  };

  test(`${path}: any unexpected answer is reported in place, and can be retried (${rules})`, async () => {
    const [[, first] = ['', network], ...others] = Object.entries(brokenLoads);
    await renderScreen(path, { as: 'owner', faults: [every(call, first)] });
    await expect.element(page.getByText(`${failed}.`)).toBeVisible();
    for (const [name, given] of others) {
      setFaults([every(call, given)]);
      const asked = calls.length;
      await page.getByRole('button', { name: 'Try again' }).click();
      // Answered, not only sent. The window may gain the focus meanwhile, and the list is then read
      // again.
      await expect.poll(() => calls.length, { message: name }).toBeGreaterThan(asked);
      await expect.element(page.getByText(`${failed}.`)).toBeVisible();
    }
    await expect.element(toast('alert')).toHaveLength(0);
    setFaults([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(shown, { exact: true }).first()).toBeVisible();
    expectLogged();
  });

  test(`${path}: a retry shows that it is running (FAULT-8)`, async () => {
    await renderScreen(path, { as: 'owner', faults: [every(call, status(500, 'No'))] });
    await expect.element(page.getByText(`${failed}.`)).toBeVisible();
    const again = page.getByText(/^(Trying again|Loading)\.\.\.$/);
    await expect.element(again).toHaveLength(0);
    setFaults([every(call, held)]);
    await press('Enter', page.getByRole('button', { name: 'Try again' }));
    await expect.element(again).toBeVisible();
    await release(call);
    await expect.element(page.getByText(shown, { exact: true }).first()).toBeVisible();
    await expect.element(again).toHaveLength(0);
    await expect.element(page.getByRole('main')).toHaveFocus();
    expectLogged();
  });
}

for (const [path, call, address] of [
  ['/agents', 'GET /agent', '/agent'],
  ['/responses', 'GET /response/get-response-list', '/get-response-list'],
  ['/analyze-surveys/1', 'GET /survey/analyze/:id', '/survey/analyze/1'],
  ['/surveys/edit/1', 'GET /survey/:id', '/survey/1'],
  ['/surveys/preview/1', 'GET /survey/:id', '/survey/1'],
  ['/agents/edit/1', 'GET /agent/:id', '/agent/1'],
] as const) {
  test(`leaving ${path} aborts its first load, and returning requests it anew (FAULT-7)`, async () => {
    await renderScreen(path, { as: 'owner', faults: [every(call, held)] });
    const sent = () => requests.filter(({ url }) => new URL(url).pathname.endsWith(address));
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]?.signal.aborted).toBe(false);
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect.poll(() => sent()[0]?.signal.aborted).toBe(true);
    setFaults([]);
    await goBack();
    await expect.poll(sent).toHaveLength(2);
    await expect.element(page.getByText('Loading...')).toHaveLength(0);
    await expect.element(page.getByText(/could not be loaded/)).toHaveLength(0);
  });
}
