import { type FaultableCall, MAP_TILES } from './calls.ts';
import type { Fault, SettingsInput } from './settings.ts';

/** One state of the specification, and what a tester does to see it. */
export interface Scenario {
  /** Named after its row in the error catalogue (section 8), with the status where there are several. */
  name: string;
  settings: SettingsInput & { path: string };
  /** What is left to do once the link is open. Empty where it shows by itself. */
  steps: string;
  /** The texts that are then to be read. */
  shows: string[];
}

export interface ScenarioGroup {
  title: string;
  scenarios: Scenario[];
}

const status = (code: number, message = ''): Fault['answer'] => ({
  kind: 'status',
  status: code,
  message,
});
const network: Fault['answer'] = { kind: 'network' };
const malformed: Fault['answer'] = { kind: 'malformed' };
const held: Fault['answer'] = { kind: 'held' };

const every = (call: FaultableCall, answer: Fault['answer']) => ({
  faults: [{ call, on: 'every' as const, answer }],
});

const REPORT = '/analyze-surveys/1';
const login = { path: '/login' };
const signUp = { path: '/sign-up' };
const contact = { path: '/contact-us' };
const owner = (path: string) => ({ path, signedInAs: 'owner' as const });
const empty = (path: string) => ({ ...owner(path), world: 'empty' as const });

const LOG_IN = 'Log in as nadia@canvass.example with Nadia-2026.';
const SIGN_UP = 'Fill in the form with a new e-mail and press “Sign up”.';
const PUBLISH = 'Type a title and a question, press “Publish”.';
const UPDATE = 'Press “Update”.';
const CREATE_AGENT = 'Fill in the form and press “Create Agent”.';
const UPDATE_AGENT = 'Press “Update Agent”.';
const UPDATE_PROFILE = 'Press “Update profile”.';
const CHANGE_PASSWORD =
  'Press “Reset password”, type a new password twice, press “Change password”.';
const SUBMIT = 'Fill in the form and press “Submit”.';
const DEACTIVATE = 'Open the actions of an agent, press “Deactivate”, then “Confirm”.';
const CHOOSE_LOGO = 'Press “Add Logo” and choose the file that the panel offers.';

const signingIn: Scenario[] = [
  {
    name: 'Login failure',
    settings: login,
    steps: 'Log in as nadia@canvass.example with any other password.',
    shows: ['Login failed', 'Invalid credentials'],
  },
  {
    name: 'Login failure: 500',
    settings: { ...login, ...every('POST /auth/login', status(500)) },
    steps: LOG_IN,
    shows: ['Login failed', 'Invalid credentials'],
  },
  {
    name: 'Login success',
    settings: { ...login, redirects: 'slow' },
    steps: LOG_IN,
    shows: ['Login successful', 'You have successfully logged in'],
  },
  {
    name: 'Sign-up failure',
    settings: { ...signUp, ...every('POST /auth/sign-up', status(500, 'Out of order')) },
    steps: SIGN_UP,
    shows: ['Sign up failed', 'Invalid credentials'],
  },
  {
    name: 'Sign-up failure: 409',
    settings: signUp,
    steps: 'Fill in the form with nadia@canvass.example and press “Sign up”.',
    shows: ['Sign up failed', 'An account with this email already exists'],
  },
  {
    name: 'Sign-up success',
    settings: { ...signUp, redirects: 'slow' },
    steps: SIGN_UP,
    shows: ['Sign up successful', 'You have successfully signed up!'],
  },
  {
    name: 'Forgot password failure',
    settings: { path: '/forgot-password', ...every('POST /auth/forgot-password', status(500)) },
    steps: 'Type an e-mail and press “Send reset link”.',
    shows: ['Password reset failed', 'Please try again later.'],
  },
  {
    name: 'Forgot password success',
    settings: { path: '/forgot-password' },
    steps: 'Type an e-mail and press “Send reset link”.',
    shows: ['Email Sent'],
  },
  {
    name: 'Reset link 404',
    settings: { path: '/reset-password/unknown-link' },
    steps: '',
    shows: ['Invalid reset link', 'This reset link does not exist'],
  },
  {
    name: 'Reset link 410',
    settings: { path: '/reset-password/expired-link' },
    steps: '',
    shows: ['Invalid reset link', 'This reset link has expired'],
  },
  {
    name: 'Reset link, any other error',
    settings: {
      path: '/reset-password/valid-link',
      ...every('POST /auth/verify-reset-password-token', status(500)),
    },
    steps: '',
    shows: ['Forgot your password?'],
  },
  {
    name: 'Reset submit 422',
    settings: { path: '/reset-password/valid-link' },
    steps: 'Press “Reset password”, type Nadia-2026 twice, press “Change password”.',
    shows: ['Update password failed', 'Cannot be a previously used password.'],
  },
  {
    name: 'Reset submit 404',
    settings: {
      path: '/reset-password/valid-link',
      ...every('POST /auth/update-password', status(404, 'This user does not exist')),
    },
    steps: CHANGE_PASSWORD,
    shows: ['Update password failed', 'This user does not exist'],
  },
  {
    name: 'Reset submit, other errors',
    settings: {
      path: '/reset-password/valid-link',
      ...every('POST /auth/update-password', network),
    },
    steps: CHANGE_PASSWORD,
    shows: ['Password reset failed', 'Please try again later.'],
  },
  {
    name: 'Reset submit success',
    settings: { path: '/reset-password/valid-link' },
    steps: CHANGE_PASSWORD,
    shows: ['Password Changed'],
  },
  {
    name: 'Session token expired',
    settings: { ...owner('/dashboard'), sessionExpired: true },
    steps: '',
    shows: ['Forgot your password?'],
  },
  {
    name: 'Contact success',
    settings: { ...contact, redirects: 'slow' },
    steps: SUBMIT,
    shows: ['Email sent', 'Please wait for a reply.'],
  },
  {
    name: 'Contact failure',
    settings: { ...contact, ...every('POST /email/contact-us', status(500)) },
    steps: SUBMIT,
    shows: ['Failed to send email', 'Please try again later.'],
  },
];

const surveys: Scenario[] = [
  ...[404, 422, 500].map((code) => ({
    name: `Create survey status ${code}`,
    settings: {
      ...owner('/surveys/create'),
      ...every('POST /survey/create', status(code, `The server answered ${code}`)),
    },
    steps: PUBLISH,
    shows: ['Create survey failed', `The server answered ${code}`],
  })),
  {
    name: 'Create survey thrown error',
    settings: { ...owner('/surveys/create'), ...every('POST /survey/create', network) },
    steps: PUBLISH,
    shows: ['Create survey failed', 'Invalid survey'],
  },
  {
    name: 'Create survey success',
    settings: { ...owner('/surveys/create'), redirects: 'slow' },
    steps: PUBLISH,
    shows: ['Create survey successful', 'You have successfully created the survey!'],
  },
  ...[404, 422, 500].map((code) => ({
    name: `Update survey status ${code}`,
    settings: {
      ...owner('/surveys/edit/1'),
      ...every('POST /survey/update', status(code, `The server answered ${code}`)),
    },
    steps: UPDATE,
    shows: ['Update survey failed', `The server answered ${code}`],
  })),
  {
    name: 'Update survey, otherwise',
    settings: { ...owner('/surveys/edit/1'), ...every('POST /survey/update', network) },
    steps: UPDATE,
    shows: ['Update survey failed', 'Invalid survey'],
  },
  {
    name: 'Update survey success',
    settings: { ...owner('/surveys/edit/1'), redirects: 'slow' },
    steps: UPDATE,
    shows: ['Update survey successful', 'You have successfully updated the survey!'],
  },
  {
    name: 'Survey status change failure',
    settings: { ...owner('/dashboard'), ...every('POST /survey/update-status', status(500)) },
    steps: 'Open the actions of a survey, press “Close”, then “Confirm”.',
    shows: ['Error', 'Failed to update survey status'],
  },
  {
    name: 'Upload failure',
    settings: { ...owner('/surveys/create'), ...every('POST /upload', status(500)) },
    steps: `${CHOOSE_LOGO} Then type a title and a question, and press “Publish”.`,
    shows: ['Create survey failed', 'Invalid survey'],
  },
  {
    name: 'Image error: not an image',
    settings: owner('/surveys/create'),
    steps: CHOOSE_LOGO,
    shows: ['Invalid file', 'Please select a valid image'],
  },
  {
    name: 'Image error: too large',
    settings: owner('/surveys/create'),
    steps: CHOOSE_LOGO,
    shows: ['Image too large', 'Image must be 5MB or less'],
  },
  {
    name: 'Image error: negative size',
    settings: { ...owner('/surveys/create'), fileSizes: 'negative' },
    steps: 'Press “Add Logo” and choose any picture.',
    shows: ['Invalid image'],
  },
];

const agents: Scenario[] = [
  {
    name: 'Agent status change failure',
    settings: { ...owner('/agents'), ...every('PATCH /agent/:id/status', status(500)) },
    steps: DEACTIVATE,
    shows: ['Error', 'Failed to update agent status'],
  },
  {
    name: 'Agent status change success',
    settings: owner('/agents'),
    steps: DEACTIVATE,
    shows: ['Success', 'Agent deactivated successfully'],
  },
  {
    name: 'Create agent failure',
    settings: {
      ...owner('/agents/create'),
      ...every('POST /auth/sign-up-agent', status(409, 'That address is taken')),
    },
    steps: CREATE_AGENT,
    shows: ['Create agent failed', 'That address is taken'],
  },
  {
    name: 'Create agent success',
    settings: { ...owner('/agents/create'), redirects: 'slow' },
    steps: CREATE_AGENT,
    shows: ['Create agent successful', 'Agent created successfully'],
  },
  {
    name: 'Update agent failure',
    settings: {
      ...owner('/agents/edit/1'),
      ...every('PUT /agent/:id', status(409, 'That address is taken')),
    },
    steps: UPDATE_AGENT,
    shows: ['Update agent failed', 'That address is taken'],
  },
  {
    name: 'Update agent failure without a message',
    settings: { ...owner('/agents/edit/1'), ...every('PUT /agent/:id', network) },
    steps: UPDATE_AGENT,
    shows: ['Update agent failed', 'An error occurred'],
  },
  {
    name: 'Update agent success',
    settings: { ...owner('/agents/edit/1'), redirects: 'slow' },
    steps: UPDATE_AGENT,
    shows: ['Update agent successful', 'Agent updated successfully'],
  },
  {
    name: 'Agent load failure',
    settings: { ...owner('/agents/edit/1'), ...every('GET /agent/:id', status(500)) },
    steps: '',
    shows: ['Error', 'Failed to fetch agent details', 'All Agents'],
  },
];

const profile: Scenario[] = [
  {
    name: 'Profile update failure: 409',
    settings: {
      ...owner('/profile/update'),
      ...every('POST /user/update', status(409, 'That address is taken')),
    },
    steps: UPDATE_PROFILE,
    shows: ['Update failed', 'That address is taken'],
  },
  {
    name: 'Profile update failure, otherwise',
    settings: { ...owner('/profile/update'), ...every('POST /user/update', status(500)) },
    steps: UPDATE_PROFILE,
    shows: ['Update failed', 'Invalid details'],
  },
  {
    name: 'Profile update success',
    settings: owner('/profile/update'),
    steps: UPDATE_PROFILE,
    shows: ['Update successful', 'Your profile has been updated'],
  },
];

const failedLoads: Scenario[] = [
  {
    name: 'Survey list load failure',
    settings: { ...owner('/dashboard'), ...every('POST /survey', status(500)) },
    steps: '',
    shows: ['The surveys could not be loaded.'],
  },
  {
    name: 'Agent list load failure',
    settings: { ...owner('/agents'), ...every('GET /agent', status(500)) },
    steps: '',
    shows: ['The agents could not be loaded.'],
  },
  {
    name: 'Response list load failure',
    settings: { ...owner('/responses'), ...every('GET /response/get-response-list', status(500)) },
    steps: '',
    shows: ['The responses could not be loaded.'],
  },
  {
    name: 'An answer that breaks the contract',
    settings: { ...owner('/dashboard'), ...every('POST /survey', malformed) },
    steps: '',
    shows: ['The surveys could not be loaded.'],
  },
  {
    name: 'Report load failure',
    settings: { ...owner(REPORT), ...every('GET /survey/analyze/:id', status(500)) },
    steps: '',
    shows: ['The report could not be loaded.'],
  },
  {
    name: 'Report of a survey that is missing',
    settings: owner('/analyze-surveys/999'),
    steps: '',
    shows: ['Survey not found'],
  },
  {
    name: 'Survey load failure, to edit',
    settings: { ...owner('/surveys/edit/1'), ...every('GET /survey/:id', status(500)) },
    steps: '',
    shows: ['The survey could not be loaded.'],
  },
  {
    name: 'Survey that is missing, to edit',
    settings: owner('/surveys/edit/999'),
    steps: '',
    shows: ['Survey not found'],
  },
  {
    name: 'Routing error',
    settings: { path: '/nowhere' },
    steps: '',
    shows: ['Unexpected Application Error!', '404 Not Found'],
  },
];

const map: Scenario[] = [
  {
    name: 'Map service: not loaded',
    settings: owner(REPORT),
    steps: 'Nothing of the map is loaded until “Map View” is opened.',
    shows: ['Map View'],
  },
  {
    name: 'Map service: loading',
    settings: { ...owner(`${REPORT}?tab=map`), ...every(MAP_TILES, held) },
    steps: '',
    shows: ['Loading the map...'],
  },
  {
    name: 'Map service: loaded',
    settings: owner(`${REPORT}?tab=map`),
    steps: '',
    shows: ['List of places'],
  },
  {
    name: 'Map service: failed',
    settings: { ...owner(`${REPORT}?tab=map`), ...every(MAP_TILES, network) },
    steps: '',
    shows: ['The map could not be loaded.'],
  },
  {
    name: 'Maps authentication failure',
    settings: { ...owner(`${REPORT}?tab=map`), ...every(MAP_TILES, status(401)) },
    steps: '',
    shows: ['Error: AuthFailure'],
  },
];

const emptyStates: Scenario[] = [
  { name: 'No surveys', settings: empty('/dashboard'), steps: '', shows: ['No results.'] },
  { name: 'No agents', settings: empty('/agents'), steps: '', shows: ['No agents found.'] },
  { name: 'No responses', settings: empty('/responses'), steps: '', shows: ['No results'] },
  {
    name: 'No surveys to analyse',
    settings: empty('/analyze-surveys'),
    steps: '',
    shows: ['No results'],
  },
  {
    name: 'A report without questions',
    settings: owner('/analyze-surveys/4'),
    steps: '',
    shows: ['This survey has no questions yet.'],
  },
  {
    name: 'A report without answers',
    settings: { ...owner(REPORT), world: 'broken' },
    steps: '',
    shows: ['No options found', 'No answers yet'],
  },
  {
    name: 'No typical time spent',
    settings: owner('/analyze-surveys/5?tab=insights'),
    steps: '',
    shows: ['N/A'],
  },
  {
    name: 'A map without places',
    settings: owner('/analyze-surveys/5?tab=map'),
    steps: '',
    shows: ['No locations yet'],
  },
];

const loadingStates: Scenario[] = [
  {
    name: 'Login while it runs',
    settings: { ...login, ...every('POST /auth/login', held) },
    steps: LOG_IN,
    shows: ['Loading...'],
  },
  {
    name: 'Contact while it runs',
    settings: { ...contact, ...every('POST /email/contact-us', held) },
    steps: SUBMIT,
    shows: ['Submitting...'],
  },
  {
    name: 'Publish while it runs',
    settings: { ...owner('/surveys/create'), ...every('POST /survey/create', held) },
    steps: PUBLISH,
    shows: ['Publishing...'],
  },
  {
    name: 'Update while it runs',
    settings: { ...owner('/surveys/edit/1'), ...every('POST /survey/update', held) },
    steps: UPDATE,
    shows: ['Updating...'],
  },
  ...(
    [
      ['Surveys loading', '/dashboard', 'POST /survey'],
      ['Agents loading', '/agents', 'GET /agent'],
      ['Responses loading', '/responses', 'GET /response/get-response-list'],
      ['Surveys to analyse loading', '/analyze-surveys', 'POST /survey'],
      ['Report loading', REPORT, 'GET /survey/analyze/:id'],
      ['Survey loading, to edit', '/surveys/edit/1', 'GET /survey/:id'],
      ['Agent loading, to edit', '/agents/edit/1', 'GET /agent/:id'],
    ] as const
  ).map(([name, path, call]) => ({
    name,
    settings: { ...owner(path), ...every(call, held) },
    steps: '',
    shows: ['Loading...'],
  })),
];

/** Each row of the error catalogue, and each empty, loading and failed state: what the panel offers and docs/demo.md lists. */
export const scenarioGroups: ScenarioGroup[] = [
  { title: 'Signing in, passwords, contact', scenarios: signingIn },
  { title: 'Surveys', scenarios: surveys },
  { title: 'Agents', scenarios: agents },
  { title: 'Profile', scenarios: profile },
  { title: 'What could not be loaded', scenarios: failedLoads },
  { title: 'Map service', scenarios: map },
  { title: 'Empty', scenarios: emptyStates },
  { title: 'Loading', scenarios: loadingStates },
];
