import type { Page } from '@playwright/test';
import { type Answer, heldResponse, network, next, status } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { emailFor, expectMessages, fillFields, letters, type Messages } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { expect, test } from '../support/test.ts';

interface Form {
  name: string;
  path: string;
  signedInAs?: 'owner';
  /** What precedes the fields. */
  enter?: (page: Page) => Promise<void>;
  /** The texts to type and their messages, by label and requirement. */
  messages: Messages;
  fields: Record<string, string>;
  /** The label of the file button, if the form takes a picture. */
  pictureField?: string | RegExp;
  call: string;
  button: string;
  /** The button while the request runs, and the requirement that says so. */
  busy: [text: string, requirement?: string];
  /** The title of a failure, unless the refusal has another one. */
  failure: string;
  refusals: [answer: Answer, description: string, requirement: string, exception?: Refusal][];
  /** The title and description of the toast, or texts of the page, with the requirement. */
  success: { requirement: string; toast?: [string, string]; shows?: string[] };
  /** The delay in ms and the target of the redirect. */
  redirect?: { delay: number; target: RegExp; requirement: string };
}

/** The title and the refused call, where they differ from the form's. */
interface Refusal {
  title?: string;
  call?: string;
}

const nameLengths = (label: string): Messages[string] => [
  ['', `${label} is required`],
  [letters(1), `${label} must contain at least 2 characters`],
  [letters(2), null],
  [letters(20), null],
  [letters(21), `${label} must contain at most 20 characters`],
];

const personNames = (first: string, last: string): Messages => ({
  [`First name (${first})`]: nameLengths('First name'),
  [`Last name (${last})`]: nameLengths('Last name'),
});

const email = (requirement: string): Messages => ({
  [`Email (${requirement})`]: [
    ['', 'Email is required'],
    ['a', 'Email must contain at least 2 characters'],
    ['ab', 'Please enter a valid email address'],
    [emailFor(50), null],
    [emailFor(51), 'Email must contain at most 50 characters'],
  ],
});

const middleName = (requirement: string): Messages => ({
  [`Middle name (${requirement})`]: [
    ['', null],
    [letters(20), null],
    [letters(21), 'Middle name must contain at most 20 characters'],
  ],
});

const passwordLengths: Messages[string] = [
  [letters(5), 'Password must contain at least 6 characters'],
  [letters(6), null],
  [letters(100), null],
  [letters(101), 'Password must contain at most 100 characters'],
];

const surveyTitle: Messages = {
  'Title (BUILDER-14)': [['', 'Title is required']],
  'Title (BUILDER-15)': [
    [letters(1), 'Title must contain at least 2 characters'],
    [letters(2), null],
  ],
  'Title (BUILDER-16)': [
    [letters(50), null],
    [letters(51), 'Title must contain at most 50 characters'],
  ],
};

const enterResetForm = (page: Page) => page.getByRole('button', { name: 'Reset password' }).click();

const forms: Form[] = [
  {
    name: 'login',
    path: '/login',
    messages: {
      'Email (LOGIN-8)': [['', 'Email is required']],
      'Email (LOGIN-9)': [['a', 'Email must contain at least 2 characters']],
      'Email (LOGIN-10)': [['ab', 'Please enter a valid email address']],
      'Email (LOGIN-11)': [
        [emailFor(50), null],
        [emailFor(51), 'Email must contain at least 50 characters'],
      ],
      'Password (LOGIN-13)': [['', 'Password is required']],
      'Password (LOGIN-14, LOGIN-15)': passwordLengths,
    },
    fields: { Email: 'nadia@canvass.example', Password: 'Nadia-2026' },
    call: 'POST /auth/login',
    button: 'Login',
    busy: ['Loading...', 'LOGIN-3'],
    failure: 'Login failed',
    refusals: [
      [status(401, 'No'), 'Invalid credentials', 'LOGIN-6'],
      [status(500), 'Invalid credentials', 'LOGIN-6'],
      [network, 'Invalid credentials', 'LOGIN-6'],
    ],
    success: {
      requirement: 'LOGIN-4',
      toast: ['Login successful', 'You have successfully logged in'],
    },
    redirect: { delay: 1500, target: /\/dashboard$/, requirement: 'LOGIN-5' },
  },
  {
    name: 'sign-up',
    path: '/sign-up',
    messages: {
      ...personNames('SIGNUP-6', 'SIGNUP-8'),
      ...middleName('SIGNUP-7'),
      ...email('SIGNUP-9'),
      'Password (SIGNUP-10)': [['', 'Password is required'], ...passwordLengths],
    },
    fields: {
      'First name': 'Ada',
      'Middle name': 'B',
      'Last name': 'King',
      Email: 'ada@example.com',
      Password: 'secret1',
    },
    call: 'POST /auth/sign-up',
    button: 'Sign up',
    busy: ['Loading...'],
    failure: 'Sign up failed',
    refusals: [
      [status(409, 'Taken by another'), 'Taken by another', 'SIGNUP-12'],
      [status(422, 'Not this'), 'Invalid credentials', 'SIGNUP-11'],
      [status(500, 'Broken'), 'Invalid credentials', 'SIGNUP-11'],
      [network, 'Invalid credentials', 'SIGNUP-11'],
    ],
    success: {
      requirement: 'SIGNUP-3',
      toast: ['Sign up successful', 'You have successfully signed up!'],
    },
    redirect: { delay: 1500, target: /\/login$/, requirement: 'SIGNUP-4' },
  },
  {
    name: 'request for a reset link',
    path: '/forgot-password',
    messages: email('FORGOT-4'),
    fields: { Email: 'nadia@canvass.example' },
    call: 'POST /auth/forgot-password',
    button: 'Send reset link',
    busy: ['Sending...'],
    failure: 'Password reset failed',
    refusals: [
      [status(500), 'Please try again later.', 'FORGOT-3'],
      [network, 'Please try again later.', 'FORGOT-3'],
    ],
    success: {
      requirement: 'FORGOT-2',
      shows: ['Email Sent', 'We have sent a link to nadia@canvass.example.'],
    },
  },
  {
    name: 'new password',
    path: '/reset-password/valid-link',
    enter: enterResetForm,
    messages: {
      'Password (RESET-6)': [['', 'Password is required'], ...passwordLengths],
      'Confirm password (RESET-7)': [
        ['', 'Confirm password is required'],
        [letters(5), 'Confirm password must contain at least 6 characters'],
        [letters(101), 'Confirm password must contain at most 100 characters'],
        [letters(7), 'Passwords do not match'],
      ],
    },
    fields: { Password: 'Nadia-2027', 'Confirm password': 'Nadia-2027' },
    call: 'POST /auth/update-password',
    button: 'Change password',
    busy: ['Changing...'],
    failure: 'Update password failed',
    refusals: [
      [status(422, 'Used before'), 'Used before', 'RESET-10'],
      [status(404, 'Nobody there'), 'Nobody there', 'RESET-10'],
      [
        status(500, 'Broken'),
        'Please try again later.',
        'RESET-11',
        { title: 'Password reset failed' },
      ],
      [network, 'Please try again later.', 'RESET-11', { title: 'Password reset failed' }],
    ],
    success: { requirement: 'RESET-5', shows: ['Password Changed'] },
  },
  {
    name: 'contact message',
    path: '/contact-us',
    messages: {
      ...personNames('CONTACT-5', 'CONTACT-6'),
      'Email (CONTACT-7)': [
        ['', 'Email is required'],
        ['a@b.', 'Email must contain at least 5 characters'],
        ['a@b.c', 'Please enter a valid email address'],
        ['a@b.co', null],
        [emailFor(50), null],
        [emailFor(51), 'Email must contain at most 50 characters'],
      ],
      'What can we help with you ? (CONTACT-8)': [
        ['', 'Body is required'],
        [letters(5), 'Body must contain at least 6 characters'],
        [letters(6), null],
        [letters(120), null],
        [letters(121), 'Body must contain at most 120 characters'],
      ],
    },
    fields: {
      'First name': 'Ada',
      'Last name': 'King',
      Email: 'ada@example.com',
      'What can we help with you ?': 'I would like to know more',
    },
    call: 'POST /email/contact-us',
    button: 'Submit',
    busy: ['Submitting...', 'CONTACT-3'],
    failure: 'Failed to send email',
    refusals: [
      [status(500), 'Please try again later.', 'CONTACT-11'],
      [network, 'Please try again later.', 'CONTACT-11'],
    ],
    success: { requirement: 'CONTACT-9', toast: ['Email sent', 'Please wait for a reply.'] },
    redirect: { delay: 1500, target: /\/$/, requirement: 'CONTACT-10' },
  },
  {
    name: 'new survey',
    path: '/surveys/create',
    signedInAs: 'owner',
    messages: surveyTitle,
    fields: { Title: 'Hello world', 'Q1 text': 'Why?' },
    pictureField: /^(Add|Change) Logo$/,
    call: 'POST /survey/create',
    button: 'Publish',
    busy: ['Publishing...', 'BUILDER-4'],
    failure: 'Create survey failed',
    refusals: [
      [status(500, 'Disk full'), 'Invalid survey', 'BUILDER-23', { call: 'POST /upload' }],
      [status(404, 'No such owner'), 'No such owner', 'BUILDER-22'],
      [status(422, 'Not like this'), 'Not like this', 'BUILDER-22'],
      [status(500, 'Out of order'), 'Out of order', 'BUILDER-22'],
      [status(503, 'Busy'), 'Invalid survey', 'BUILDER-23'],
      [network, 'Invalid survey', 'BUILDER-23'],
    ],
    success: {
      requirement: 'BUILDER-19',
      toast: ['Create survey successful', 'You have successfully created the survey!'],
    },
    redirect: { delay: 2500, target: /\/dashboard$/, requirement: 'BUILDER-20' },
  },
  {
    name: 'survey',
    path: '/surveys/edit/3',
    signedInAs: 'owner',
    messages: surveyTitle,
    fields: { Title: 'Bus route 15 riders' },
    pictureField: /^(Add|Change) Logo$/,
    call: 'POST /survey/update',
    button: 'Update',
    busy: ['Updating...', 'BUILDER-5'],
    failure: 'Update survey failed',
    refusals: [
      [network, 'Invalid survey', 'BUILDER-26', { call: 'POST /upload' }],
      [status(404, 'Not there'), 'Not there', 'BUILDER-25'],
      [status(422, 'Not like this'), 'Not like this', 'BUILDER-25'],
      [status(500, 'Out of order'), 'Out of order', 'BUILDER-25'],
      [status(409, 'Somebody else'), 'Invalid survey', 'BUILDER-26'],
      [network, 'Invalid survey', 'BUILDER-26'],
    ],
    success: {
      requirement: 'BUILDER-24',
      toast: ['Update survey successful', 'You have successfully updated the survey!'],
    },
    redirect: { delay: 2500, target: /\/dashboard$/, requirement: 'BUILDER-27' },
  },
  {
    name: 'new agent',
    path: '/agents/create',
    signedInAs: 'owner',
    messages: {
      'First name (AGENT-FORM-2)': nameLengths('First name').slice(0, 3),
      'Middle name (AGENT-FORM-2)': [
        ['B', 'Middle name must contain at least 2 characters'],
        ['Bo', null],
      ],
      'Last name (AGENT-FORM-2)': nameLengths('Last name').slice(0, 3),
      'Email (AGENT-FORM-3)': [
        ['', 'Email is required'],
        ['ada', 'Please enter a valid email address'],
        ['ada@example.com', null],
      ],
      'Mobile number (AGENT-FORM-3)': [['', null]],
      'Password (AGENT-FORM-4)': [
        ['', 'Password is required'],
        [letters(7), 'Password must be at least 8 characters long'],
        [letters(8), null],
      ],
      'Confirm password (AGENT-FORM-5)': [
        [letters(7), 'Passwords do not match'],
        [letters(8), null],
      ],
    },
    fields: newAgent,
    call: 'POST /auth/sign-up-agent',
    button: 'Create Agent',
    busy: ['Creating...'],
    failure: 'Create agent failed',
    refusals: [
      [status(409, 'That address is taken'), 'That address is taken', 'AGENT-FORM-10'],
      [status(500, 'Out of order'), 'Out of order', 'AGENT-FORM-10'],
      [network, 'An error occurred', 'AGENT-FORM-10'],
    ],
    success: {
      requirement: 'AGENT-FORM-7',
      toast: ['Create agent successful', 'Agent created successfully'],
    },
    redirect: { delay: 2500, target: /\/agents$/, requirement: 'AGENT-FORM-8' },
  },
  {
    name: 'agent',
    path: '/agents/edit/1',
    signedInAs: 'owner',
    messages: {},
    fields: { 'First name': 'Amira' },
    call: 'PUT /agent/:id',
    button: 'Update Agent',
    busy: ['Updating...'],
    failure: 'Update agent failed',
    refusals: [
      [status(409, 'That address is taken'), 'That address is taken', 'AGENT-FORM-11'],
      [status(500), 'An error occurred', 'AGENT-FORM-11'],
      [network, 'An error occurred', 'AGENT-FORM-11'],
    ],
    success: {
      requirement: 'AGENT-FORM-7',
      toast: ['Update agent successful', 'Agent updated successfully'],
    },
    redirect: { delay: 2500, target: /\/agents$/, requirement: 'AGENT-FORM-8' },
  },
  {
    name: 'profile',
    // The redirect leads to the same screen, and removes the parameter.
    path: '/profile/update?before=yes',
    signedInAs: 'owner',
    messages: {
      ...personNames('PROFILE-5', 'PROFILE-5'),
      ...middleName('PROFILE-8'),
      ...email('PROFILE-6'),
      'Mobile number (PROFILE-7)': [
        ['', 'Mobile number is required'],
        ['0123456789', 'Mobile number must have 11 characters'],
        ['01234567890', null],
        ['012345678901', 'Mobile number must have 11 characters'],
      ],
      'Password (PROFILE-9)': [['', null], ...passwordLengths],
    },
    fields: {
      'First name': 'Nadine',
      'Middle name': '',
      'Last name': 'Rahman',
      Email: 'nadine@example.com',
      'Mobile number': '07700900002',
      Password: '',
    },
    pictureField: 'Change picture',
    call: 'POST /user/update',
    button: 'Update profile',
    busy: ['Updating...'],
    failure: 'Update failed',
    refusals: [
      [status(500), 'Invalid details', 'PROFILE-11', { call: 'POST /upload' }],
      [status(409, 'That address is taken'), 'That address is taken', 'PROFILE-10'],
      [status(422, 'Not this'), 'Invalid details', 'PROFILE-11'],
      [status(500), 'Invalid details', 'PROFILE-11'],
      [network, 'Invalid details', 'PROFILE-11'],
    ],
    success: {
      requirement: 'PROFILE-3',
      toast: ['Update successful', 'Your profile has been updated'],
    },
    redirect: { delay: 1500, target: /\/profile\/update$/, requirement: 'PROFILE-4' },
  },
];

/** Runs tasks of the page while its clock stands: a navigation that has begun ends within them. */
async function runTasks(page: Page) {
  for (let task = 0; task < 30; task += 1) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        }),
    );
  }
}

for (const form of forms) {
  test(`${form.name}: every message, refusal, toast and delay`, async ({
    page,
    open,
    toast,
    release,
    expectRefusal,
    setFaults,
  }) => {
    const { path, signedInAs, fields, call, button: label } = form;
    expectRefusal(call);
    await page.clock.install();
    await open(path, signedInAs && { signedInAs });
    await form.enter?.(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole('button', { name: label, exact: true });
    await expectMessages(page, form.messages);
    await fillFields(page, fields);
    if (form.pictureField) {
      const pictureField = page.getByLabel(form.pictureField);
      await test.step('a picture that is no image or too large is refused (IMAGE-1, IMAGE-2)', async () => {
        const textFile = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
        await pictureField.setInputFiles(textFile);
        await expect(toast('alert')).toContainText('Invalid file');
        await expect(toast('alert')).toContainText('Please select a valid image');
        await pictureField.setInputFiles(picture(5_000_001));
        await expect(toast('alert')).toContainText('Image too large');
        await expect(toast('alert')).toContainText('Image must be 5MB or less');
      });
      await pictureField.setInputFiles(picture());
      await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
    }
    for (const [answer, description, requirement, exception = {}] of form.refusals) {
      const { title = form.failure, call: refusedCall = call } = exception;
      const { kind } = answer;
      await test.step(`${kind === 'status' ? answer.status : kind} shows “${title}” (${requirement})`, async () => {
        setFaults([next(refusedCall, answer)]);
        await button.click();
        await expect(toast('alert')).toContainText(title);
        await expect(toast('alert')).toContainText(description);
        for (const [field, text] of Object.entries(fields)) {
          await expect(page.getByLabel(field, { exact: true })).toHaveValue(text);
        }
      });
    }
    await test.step(`the button shows that the request runs${form.busy[1] ? ` (${form.busy[1]})` : ''}`, async () => {
      setFaults([next(call, heldResponse)]);
      await button.click();
      await expect(page.getByRole('button', { name: form.busy[0] })).toBeDisabled();
    });
    const { success, redirect } = form;
    await test.step(`the success is reported (${success.requirement})`, async () => {
      await release(call);
      for (const text of success.toast ?? []) await expect(toast('status')).toContainText(text);
      for (const text of success.shows ?? [])
        await expect(page.getByRole('main')).toContainText(text);
      await expect(toast('alert')).toHaveCount(0);
    });
    if (!redirect) return;
    await test.step(`after ${redirect.delay} ms, and not before, the next screen opens (${redirect.requirement})`, async () => {
      await page.clock.runFor(redirect.delay - 1);
      await runTasks(page);
      expect(page.url()).toContain(path);
      await page.clock.runFor(1);
      await expect(page).toHaveURL(redirect.target);
    });
  });
}
