import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { baseApi } from '#api/baseApi.ts';
import { screens } from '#app/screens.ts';
import { type Answer, every, heldResponse, network, next, status } from '#fixtures/faults.ts';
import type { CallName } from '#mocks/callNames.ts';
import { clickByScript } from '../support/clickByScript.ts';
import { brokenPicture, picture } from '../support/picture.ts';
import { calls, release, renderScreen, setFaults, toast } from '../support/renderScreen.tsx';
import { refusals } from '../support/testLoadFailures.ts';

interface Sending {
  /** The mutation's name in the API. */
  mutation: string;
  /** The path of the screen, and of its route, if that has parameters. */
  path: string;
  route?: string;
  call: CallName;
  /** Requirements of the form's own. */
  rules?: string;
  /** Texts of the screen after a failure and after a success. */
  failure: string;
  success: string;
  /** The texts to type, by label; a form is refused without the first. */
  fields?: Record<string, string>;
  /** The label of its file button, if it takes a picture. */
  pictureField?: string | RegExp;
  isGuest?: boolean;
  /** Whether it sends the rows of a text, and reports in the rows instead of toasts. */
  isTextOfRows?: boolean;
  /** Whether it sends an email that may be taken. */
  mayBeTaken?: boolean;
  /** What follows the loading of the screen, before the fields are filled. */
  open?: () => Promise<void>;
  /** What precedes each press: a dialog is opened again. */
  beforePress?: () => Promise<void>;
}

const names = { 'First name': 'Ada', 'Last name': 'King' };
const email = { Email: 'ada@example.com' };

const ROWS_LABEL =
  'One agent per line: name, email and, optionally, mobile number. Each gets a generated password, unless a column “Password” has one.';

/** Opens the menu of the first row with this text, and chooses an action. */
const chooseInRow = (rowText: RegExp, action: string) => async () => {
  const row = page.getByRole('row').filter({ hasText: rowText }).first();
  await clickByScript(row.getByRole('button', { name: /^Actions for/ }));
  await clickByScript(page.getByRole('menuitem', { name: action, exact: true }));
};

/** Every form and dialog that sends something. */
const sendings: Sending[] = [
  {
    mutation: 'login',
    path: '/login',
    call: 'POST /auth/login',
    failure: 'Login failed',
    success: 'Login successful',
    fields: { Email: 'nadia@canvass.example', Password: 'Nadia-2026' },
    isGuest: true,
  },
  {
    mutation: 'signUp',
    path: '/sign-up',
    call: 'POST /auth/sign-up',
    failure: 'Sign up failed',
    success: 'Sign up successful',
    fields: { ...names, ...email, Password: 'secret-1' },
    isGuest: true,
    mayBeTaken: true,
  },
  {
    mutation: 'forgotPassword',
    path: '/forgot-password',
    call: 'POST /auth/forgot-password',
    failure: 'Password reset failed',
    success: 'Email Sent',
    fields: { Email: 'nadia@canvass.example' },
    isGuest: true,
  },
  {
    mutation: 'updatePassword',
    route: '/reset-password/:token',
    path: '/reset-password/valid-link',
    call: 'POST /auth/update-password',
    failure: 'Password reset failed',
    success: 'Password Changed',
    fields: { Password: 'secret-12', 'Confirm password': 'secret-12' },
    isGuest: true,
    open: () => page.getByRole('button', { name: 'Reset password' }).click(),
  },
  {
    mutation: 'contactUs',
    path: '/contact-us',
    call: 'POST /email/contact-us',
    failure: 'Failed to send email',
    success: 'Please wait for a reply.',
    fields: { ...names, ...email, 'What can we help with you ?': 'A question' },
    isGuest: true,
  },
  {
    mutation: 'createSurvey',
    path: '/surveys/create',
    call: 'POST /survey/create',
    rules: 'DRAFT-7',
    failure: 'Create survey failed',
    success: 'Create survey successful',
    fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
    pictureField: /^(Add|Change|Update) Logo$/,
  },
  {
    mutation: 'updateSurvey',
    route: '/surveys/edit/:id',
    path: '/surveys/edit/1',
    call: 'POST /survey/update',
    failure: 'Update survey failed',
    success: 'Update survey successful',
    fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
    pictureField: /^(Add|Change|Update) Logo$/,
  },
  {
    mutation: 'updateSurveyStatus',
    path: '/dashboard',
    call: 'POST /survey/update-status',
    failure: 'Failed to update survey status',
    success: 'Survey closed successfully',
    beforePress: chooseInRow(/Open/, 'Close'),
  },
  {
    mutation: 'createAgent',
    path: '/agents/create',
    call: 'POST /auth/sign-up-agent',
    failure: 'Create agent failed',
    success: 'Create agent successful',
    fields: { ...names, ...email, Password: 'secret-12', 'Confirm password': 'secret-12' },
    mayBeTaken: true,
  },
  {
    mutation: 'createAgent',
    path: '/agents/add',
    call: 'POST /auth/sign-up-agent',
    failure: 'An error occurred',
    success: '1 agent created.',
    fields: { [ROWS_LABEL]: 'Ada King, ada@example.com' },
    isTextOfRows: true,
  },
  {
    mutation: 'updateAgent',
    route: '/agents/edit/:id',
    path: '/agents/edit/1',
    call: 'PUT /agent/:id',
    failure: 'Update agent failed',
    success: 'Update agent successful',
    fields: { 'First name': 'Amira' },
    mayBeTaken: true,
  },
  {
    mutation: 'updateAgentStatus',
    path: '/agents',
    call: 'PATCH /agent/:id/status',
    rules: 'AGENTS-10',
    failure: 'Failed to update agent status',
    success: 'Agent deactivated successfully',
    beforePress: chooseInRow(/Active/, 'Deactivate'),
  },
  {
    mutation: 'updateProfile',
    path: '/profile/update',
    call: 'POST /user/update',
    failure: 'Update failed',
    success: 'Update successful',
    fields: { 'First name': 'Nadine' },
    pictureField: 'Change picture',
    mayBeTaken: true,
  },
];

/** Screens without a form or dialog that sends, and the second screen of the list of surveys. */
const otherRoutes = [
  '/',
  '/surveys',
  '/responses',
  '/analyze-surveys',
  '/analyze-surveys/:id',
  '/surveys/preview/:id',
];

/** An upload belongs to its form, and a reset link is verified by its screen. */
const otherMutations = ['upload', 'verifyResetLink'];

test('the list names every mutation and every screen, so that a new form is tested (FAULT-2)', () => {
  import.meta.glob('/src/api/*Api.ts', { eager: true });
  const mutations = Object.entries(baseApi.endpoints)
    .filter(([, endpoint]) => 'useMutation' in (endpoint as object))
    .map(([name]) => name);
  expect(new Set([...sendings.map(({ mutation }) => mutation), ...otherMutations])).toEqual(
    new Set(mutations),
  );
  expect(
    [...new Set([...sendings.map(({ route, path }) => route ?? path), ...otherRoutes])].sort(),
  ).toEqual(screens.map(({ path }) => path).sort());
});

/** Every unexpected answer to a submit. 401 ends the session (SESSION-5). */
const brokenSendings: Record<string, Answer> = {
  ...refusals(''),
  'no connection': network,
};

/** Buttons beside what is sent: they show a password, end the creation of agents, or save its table. */
const CHANGES_NOTHING_SENT = ['Show', 'Hide', 'Stop', 'Copy all', 'Save as CSV'];

/** Controls of the builder that open a menu of links, or jump to a question. */
const MOVES_ONLY_FOCUS = '.outline-jump, .unfinished-count, [popovertarget]';

const visibleText = (text: string) => page.getByText(text, { exact: true }).first();
const field = (label: string) => page.getByRole('main').getByLabelText(label, { exact: true });
const dismiss = () => clickByScript(page.getByRole('button', { name: 'Dismiss' }));

/** Opens a form or a list, with its call as the mock backend answers it. */
async function openSending({ path, isGuest, open, fields = {} }: Sending) {
  await renderScreen(path, isGuest ? {} : { as: 'owner' });
  await open?.();
  for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
}

const submitButton = ({ fields }: Sending) =>
  fields ? page.getByCss('button[type="submit"]') : page.getByRole('button', { name: /^Confirm/ });

const clickByPointer = (locator: Locator) => locator.click();

const countSent = ({ call }: Sending) => {
  const pattern = new RegExp(`^${call.replace(':id', '\\d+')}$`);
  return calls.filter((sentCall) => pattern.test(sentCall)).length;
};

/** Sends once, with this answer of the server, and waits for the text that follows. */
async function sendOnce(
  sending: Sending,
  name: string,
  answer: Answer | undefined,
  text: string,
  click = clickByScript,
) {
  const countBefore = countSent(sending);
  setFaults(answer ? [every(sending.call, answer)] : []);
  await sending.beforePress?.();
  await click(submitButton(sending));
  await expect.poll(() => countSent(sending) - countBefore, { message: name }).toBe(1);
  await expect.element(visibleText(text), { message: name }).toBeVisible();
  expect(countSent(sending) - countBefore, name).toBe(1);
}

for (const sending of sendings) {
  const { path, mutation, fields, failure, success, isTextOfRows } = sending;
  const rules = ['FAULT-2', sending.rules].filter(Boolean).join(', ');

  test(`${path}: after each refusal of ${mutation} the typed text stays, and the next attempt sends once (${rules})`, async () => {
    await openSending(sending);
    const [[label, text] = ['', '']] = Object.entries(fields ?? {});
    if (fields && !isTextOfRows) {
      await field(label).fill('');
      await submitButton(sending).click();
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      expect(countSent(sending)).toBe(0);
      await field(label).fill(text);
    }
    for (const [name, answer] of Object.entries(brokenSendings)) {
      // The rows of a text are read a moment later, which a pointer waits for.
      await sendOnce(sending, name, answer, failure, isTextOfRows ? clickByPointer : undefined);
      for (const [typedLabel, typedText] of Object.entries(fields ?? {})) {
        await expect.element(field(typedLabel)).toHaveValue(typedText);
      }
      if (!isTextOfRows) await dismiss();
    }
    await sendOnce(sending, 'the last attempt', undefined, success, clickByPointer);
  });

  test(`${path}: while ${mutation} is sent, every control is locked and a second press sends nothing (${rules})`, async () => {
    await openSending(sending);
    setFaults([next(sending.call, heldResponse)]);
    await sending.beforePress?.();
    const submit = submitButton(sending);
    await expect.element(submit).not.toHaveAttribute('aria-disabled');
    const element = submit.element() as HTMLButtonElement;
    // Two presses in one task: nothing is rendered between them.
    element.click();
    element.click();
    const controls = [
      ...(element
        .closest('form, [role="dialog"]')
        ?.querySelectorAll<HTMLInputElement>('input, textarea, select, button') ?? []),
    ].filter(
      (control) =>
        !CHANGES_NOTHING_SENT.includes(control.textContent) && !control.matches(MOVES_ONLY_FOCUS),
    );
    const isLocked = (control: HTMLInputElement) =>
      control.disabled ||
      control.readOnly ||
      control.ariaDisabled === 'true' ||
      control.closest('[inert]') !== null;
    await expect.poll(() => isLocked(element as HTMLElement as HTMLInputElement)).toBe(true);
    expect(
      controls.filter((control) => !isLocked(control)).map((control) => control.outerHTML),
    ).toEqual([]);
    await submit.click({ force: true });
    element.closest('form')?.requestSubmit();
    await release(sending.call);
    await expect.element(visibleText(success)).toBeVisible();
    expect(countSent(sending)).toBe(1);
  });

  if (sending.mayBeTaken) {
    test(`${path}: a taken email is marked until it is changed (FAULT-2)`, async () => {
      await openSending(sending);
      const message = 'That address is taken';
      await sendOnce(sending, '409', status(409, message), message);
      await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field('Email')).toHaveAccessibleDescription(message);
      await field('Email').fill('grace@example.com');
      await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'false');
      await sendOnce(sending, 'another email', undefined, success);
    });
  }

  const { pictureField } = sending;
  if (!pictureField) continue;

  test(`${path}: after each outcome of a picture check, a press sends once (IMAGE-1, IMAGE-2, IMAGE-3)`, async () => {
    await openSending(sending);
    const fileField = page.getByLabelText(pictureField);
    const choose = (file: File) => fileField.upload(file);
    const sendAndFail = async (name: string) => {
      await sendOnce(sending, name, status(500, ''), failure);
      await dismiss();
    };
    for (const [name, file, message] of [
      [
        'no picture',
        new File(['text'], 'a.txt', { type: 'text/plain' }),
        'Please select a valid image',
      ],
      ['unreadable', brokenPicture('image/png'), 'Please select a valid image'],
      ['5,000,001 bytes', picture(5_000_001), 'Image must be 5MB or less'],
    ] as const) {
      await choose(file);
      await expect.element(toast('alert'), { message: name }).toMatchTextContent(message);
      await sendAndFail(name);
    }
    expect(calls).not.toContain('POST /upload');
    await choose(picture());
    await choose(picture());
    await sendAndFail('replaced by another picture');
    const remove = page.getByRole('button', { name: 'Remove logo' });
    if (remove.elements().length > 0) {
      await remove.click();
      await sendAndFail('removed');
      await choose(picture());
    }
    await sendOnce(sending, 'accepted', undefined, success);
    expect(calls).toContain('POST /upload');
  });
}
