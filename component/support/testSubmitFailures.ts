import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, every, network, next, status } from '#fixtures/faults.ts';
import type { CallName } from '#mocks/callNames.ts';
import { calls, renderScreen, setFaults, toast } from './renderScreen.tsx';
import { refusals } from './testLoadFailures.ts';

/** Every unexpected answer to a submit. */
const brokenSendings: Record<string, Answer> = {
  ...refusals(''),
  'no connection': network,
};

interface Sending {
  path: string;
  call: CallName;
  /** The titles of the toasts after a failure and a success. */
  title: string;
  successText: string;
  /** The texts to type, by label. */
  fields: Record<string, string>;
  isGuest?: boolean;
  /** Whether it sends an address that may be taken. */
  mayBeTaken?: boolean;
}

/** Tests that a form keeps the typed text after any unexpected answer, and sends once for each press. */
export function testSubmitFailures({
  path,
  call,
  title,
  successText,
  fields,
  isGuest,
  mayBeTaken,
}: Sending) {
  test(`${path}: after any unexpected answer the typed text stays, and each press sends once (FAULT-2)`, async () => {
    await renderScreen(path, isGuest ? {} : { as: 'owner' });
    const field = (label: string) => page.getByRole('main').getByLabelText(label, { exact: true });
    const submit = page.getByCss('button[type="submit"]');
    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    const [method = ''] = call.split(' ');
    const countSent = () => calls.filter((sentCall) => sentCall.startsWith(`${method} `)).length;
    const countBefore = countSent();
    for (const [index, [name, fault]] of Object.entries(brokenSendings).entries()) {
      setFaults([every(call, fault)]);
      await submit.click();
      await expect.element(toast('alert'), { message: name }).toMatchTextContent(title);
      await expect.element(submit).not.toHaveAttribute('aria-disabled');
      expect(countSent() - countBefore, name).toBe(index + 1);
      for (const [label, value] of Object.entries(fields)) {
        await expect.element(field(label)).toHaveValue(value);
      }
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    setFaults([]);
    await submit.click();
    await expect.element(toast('status')).toMatchTextContent(successText);
  });

  if (!mayBeTaken) return;
  test(`${path}: a taken address is marked until it is changed (FAULT-2)`, async () => {
    const faults = [next(call, status(409, 'That address is taken'))];
    await renderScreen(path, isGuest ? { faults } : { as: 'owner', faults });
    const email = page.getByRole('main').getByLabelText('Email', { exact: true });
    for (const [label, value] of Object.entries(fields)) {
      await page.getByRole('main').getByLabelText(label, { exact: true }).fill(value);
    }
    await page.getByCss('button[type="submit"]').click();
    await expect.element(toast('alert')).toMatchTextContent('That address is taken');
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAccessibleDescription('That address is taken');
    await email.fill('grace@example.com');
    await expect.element(email).toHaveAttribute('aria-invalid', 'false');
    await page.getByCss('button[type="submit"]').click();
    await expect.element(toast('status')).toMatchTextContent(successText);
  });
}
