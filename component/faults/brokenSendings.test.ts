import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, every, network, status } from '#fixtures/faults.ts';
import { calls, renderScreen, setFaults, toast } from '../support/renderScreen.tsx';

const refusals = { 400: 400, 403: 403, 429: 429, 500: 500, 503: 503 };

/** Every unexpected answer to a submit. */
const brokenSendings: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(refusals).map(([name, code]) => [name, status(code, '')])),
  'no connection': network,
};

const person = { 'First name': 'Ada', 'Last name': 'King', Email: 'ada@example.com' };

for (const { path, call, title, done, fields, isGuest } of [
  {
    path: '/login',
    call: 'POST /auth/login',
    title: 'Login failed',
    done: 'Login successful',
    fields: { Email: 'nadia@canvass.example', Password: 'Nadia-2026' },
    isGuest: true,
  },
  {
    path: '/sign-up',
    call: 'POST /auth/sign-up',
    title: 'Sign up failed',
    done: 'Sign up successful',
    fields: { ...person, Password: 'secret-1' },
    isGuest: true,
  },
  {
    path: '/contact-us',
    call: 'POST /email/contact-us',
    title: 'Failed to send email',
    done: 'Email sent',
    fields: { ...person, 'What can we help with you ?': 'A question' },
    isGuest: true,
  },
  {
    path: '/agents/create',
    call: 'POST /auth/sign-up-agent',
    title: 'Create agent failed',
    done: 'Create agent successful',
    fields: { ...person, Password: 'secret-12', 'Confirm password': 'secret-12' },
    isGuest: false,
  },
  {
    path: '/profile/update',
    call: 'POST /user/update',
    title: 'Update failed',
    done: 'Update successful',
    fields: { 'First name': 'Nadine' },
    isGuest: false,
  },
  {
    path: '/agents/edit/1',
    call: 'PUT /agent/:id',
    title: 'Update agent failed',
    done: 'Update agent successful',
    fields: { 'First name': 'Amira' },
    isGuest: false,
  },
  {
    path: '/surveys/create',
    call: 'POST /survey/create',
    title: 'Create survey failed',
    done: 'Create survey successful',
    fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
    isGuest: false,
  },
  {
    path: '/surveys/edit/1',
    call: 'POST /survey/update',
    title: 'Update survey failed',
    done: 'Update survey successful',
    fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
    isGuest: false,
  },
] as const) {
  test(`${path}: after any unexpected answer the typed text stays, and each press sends once (FAULT-2)`, async () => {
    await renderScreen(path, isGuest ? {} : { as: 'owner' });
    const field = (label: string) => page.getByRole('main').getByLabelText(label, { exact: true });
    const submit = page.getByCss('button[type="submit"]');
    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    const [method = ''] = call.split(' ');
    const sent = () => calls.filter((made) => made.startsWith(`${method} `)).length;
    const before = sent();
    for (const [index, [name, given]] of Object.entries(brokenSendings).entries()) {
      setFaults([every(call, given)]);
      await submit.click();
      await expect.element(toast('alert'), { message: name }).toMatchTextContent(title);
      await expect.element(submit).not.toHaveAttribute('aria-disabled');
      expect(sent() - before, name).toBe(index + 1);
      for (const [label, value] of Object.entries(fields)) {
        await expect.element(field(label)).toHaveValue(value);
      }
      await page.getByRole('button', { name: 'Dismiss' }).click();
    }
    setFaults([]);
    await submit.click();
    await expect.element(toast('status')).toMatchTextContent(done);
  });
}
