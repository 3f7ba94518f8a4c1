import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, network } from '#fixtures/faults.ts';
import { fillFields } from '../support/fillFields.ts';
import { calls, renderScreen, setFaults, toast } from '../support/renderScreen.tsx';

const PASSWORD = 'Never-Stored-2027';
const names = { 'First name': 'Ada', 'Last name': 'King', Email: 'ada@example.com' };
const twice = { Password: PASSWORD, 'Confirm password': PASSWORD };

for (const [path, fields, call] of [
  ['/login', { Email: 'nadia@canvass.example', Password: PASSWORD }, 'POST /auth/login'],
  ['/sign-up', { ...names, Password: PASSWORD }, 'POST /auth/sign-up'],
  ['/agents/create', { ...names, ...twice }, 'POST /auth/sign-up-agent'],
  ['/profile/update', { Password: PASSWORD }, 'POST /user/update'],
] as const) {
  test(`${path}: a typed password is in no storage before a submit, after a failure, and after a response (AGENT-FORM-17)`, async () => {
    const isGuest = path === '/login' || path === '/sign-up';
    const faults = [every(call, network)];
    await renderScreen(path, isGuest ? { faults } : { as: 'owner', faults });
    const readStorage = () => {
      // A draft is written when the page is left, or a moment after typing.
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    };
    await fillFields(fields);
    expect(readStorage()).not.toContain(PASSWORD);
    await page.getByCss('button[type="submit"]').click();
    await expect.element(toast('alert')).toBeVisible();
    expect(readStorage()).not.toContain(PASSWORD);
    setFaults([]);
    await page.getByCss('button[type="submit"]').click();
    await expect.poll(() => calls).toContain(call);
    expect(readStorage()).not.toContain(PASSWORD);
  });
}
