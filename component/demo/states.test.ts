import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toSettings } from '#demo/catalogue/Scenario.ts';
import { scenarioGroups } from '#demo/catalogue/scenarioGroups.ts';
import { negativeFileSizes } from '#demo/page/negativeFileSizes.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { consoleMessages, expectConsoleMessage } from '../support/consoleMessages.ts';
import { fillFields } from '../support/fillFields.ts';
import { picture } from '../support/picture.ts';
import { currentUrl, renderScreen } from '../support/renderScreen.tsx';

/** The map's states need tiles, which the demo's service worker answers. */
const groups = scenarioGroups.filter(({ title }) => title !== 'Map service');

const pressButton = (name: string) => page.getByRole('button', { name, exact: true }).click();

const logIn =
  (password = 'Nadia-2026') =>
  async () => {
    await fillFields({ Email: 'nadia@canvass.example', Password: password });
    await pressButton('Login');
  };
const signUp = (email: string) => async () => {
  await fillFields({
    'First name': 'Ada',
    'Last name': 'King',
    Email: email,
    Password: 'secret1',
  });
  await pressButton('Sign up');
};
const askForLink = async () => {
  await fillFields({ Email: 'nadia@canvass.example' });
  await pressButton('Send reset link');
};
const choosePassword = (password: string) => async () => {
  await pressButton('Reset password');
  await fillFields({ Password: password, 'Confirm password': password });
  await pressButton('Change password');
};
const sendMessage = async () => {
  await fillFields({
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@example.com',
    'What can we help with you ?': 'I would like to know more',
  });
  await pressButton('Submit');
};
const publish = async () => {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Hello world');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why?');
  await pressButton('Publish');
};
const update = () => pressButton('Update');
const createAgent = async () => {
  await fillFields(newAgent);
  await pressButton('Create Agent');
};
const updateAgent = () => pressButton('Update Agent');
const updateProfile = () => pressButton('Update profile');
const rowBefore: Record<string, RegExp> = {
  Activate: /Inactive|Deactivated/,
  Deactivate: /\bActive\b/,
  Close: /\bOpen\b/,
};
const changeStatus = (item: string) => async () => {
  await page
    .getByRole('row', { name: rowBefore[item] as RegExp })
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
  await pressButton('Confirm');
};
const chooseLogo = (file: File) => () => page.getByLabelText('Add Logo').upload(file);
const nothing = async () => {};
const expectLoginPage = () => expect.poll(currentUrl).toBe('/login');

/** Matches texts that start with this one; case matters. */
const beginning = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

type Expectation = [act: () => Promise<unknown>, ...shows: string[]];

/** A tester's steps in each state, and the specified texts that then appear. */
const expectations: Record<string, Expectation> = {
  'Login failure': [logIn('another-one'), 'Login failed', 'Invalid credentials'],
  'Login failure: 500': [logIn(), 'Login failed', 'Invalid credentials'],
  'Login success': [logIn(), 'Login successful', 'You have successfully logged in'],
  'Sign-up failure': [signUp('ada@example.com'), 'Sign up failed', 'Invalid credentials'],
  'Sign-up failure: 409': [
    signUp('nadia@canvass.example'),
    'Sign up failed',
    'An account with this email already exists',
  ],
  'Sign-up success': [
    signUp('ada@example.com'),
    'Sign up successful',
    'You have successfully signed up!',
  ],
  'Forgot password failure': [askForLink, 'Password reset failed', 'Please try again later.'],
  'Forgot password success': [askForLink, 'Email Sent'],
  'Reset link 404': [expectLoginPage, 'Invalid reset link', 'This reset link does not exist'],
  'Reset link 410': [expectLoginPage, 'Invalid reset link', 'This reset link has expired'],
  'Reset link, any other error': [expectLoginPage, 'Forgot your password?'],
  'Reset submit 422': [
    choosePassword('Nadia-2026'),
    'Update password failed',
    'Cannot be a previously used password.',
  ],
  'Reset submit 404': [
    choosePassword('Nadia-2027'),
    'Update password failed',
    'This user does not exist',
  ],
  'Reset submit, other errors': [
    choosePassword('Nadia-2027'),
    'Password reset failed',
    'Please try again later.',
  ],
  'Reset submit success': [choosePassword('Nadia-2027'), 'Password Changed'],
  'Session token expired': [expectLoginPage, 'Forgot your password?'],
  'Contact success': [sendMessage, 'Email sent', 'Please wait for a reply.'],
  'Contact failure': [sendMessage, 'Failed to send email', 'Please try again later.'],
  'Create survey status 404': [publish, 'Create survey failed', 'The server answered 404'],
  'Create survey status 422': [publish, 'Create survey failed', 'The server answered 422'],
  'Create survey status 500': [publish, 'Create survey failed', 'The server answered 500'],
  'Create survey thrown error': [publish, 'Create survey failed', 'Invalid survey'],
  'Create survey success': [
    publish,
    'Create survey successful',
    'You have successfully created the survey!',
  ],
  'Update survey status 404': [update, 'Update survey failed', 'The server answered 404'],
  'Update survey status 422': [update, 'Update survey failed', 'The server answered 422'],
  'Update survey status 500': [update, 'Update survey failed', 'The server answered 500'],
  'Update survey, otherwise': [update, 'Update survey failed', 'Invalid survey'],
  'Update survey success': [
    update,
    'Update survey successful',
    'You have successfully updated the survey!',
  ],
  'Survey status change failure': [
    changeStatus('Close'),
    'Error',
    'Failed to update survey status',
  ],
  'Upload failure': [
    async () => {
      await chooseLogo(picture())();
      await publish();
    },
    'Create survey failed',
    'Invalid survey',
  ],
  'Image error: not an image': [
    chooseLogo(new File(['hello'], 'a.txt', { type: 'text/plain' })),
    'Invalid file',
    'Please select a valid image',
  ],
  'Image error: too large': [
    chooseLogo(picture(5_000_001)),
    'Image too large',
    'Image must be 5MB or less',
  ],
  'Image error: negative size': [chooseLogo(picture()), 'Invalid image'],
  'Agent status change failure': [
    changeStatus('Deactivate'),
    'Error',
    'Failed to update agent status',
  ],
  'Agent status change success': [
    changeStatus('Deactivate'),
    'Success',
    'Agent deactivated successfully',
  ],
  'Agent status change success: activated': [
    changeStatus('Activate'),
    'Success',
    'Agent activated successfully',
  ],
  'Create agent failure': [createAgent, 'Create agent failed', 'That address is taken'],
  'Create agent success': [createAgent, 'Create agent successful', 'Agent created successfully'],
  'Add several agents: one is refused': [
    async () => {
      const names = ['Ada King', 'Grace Hopper', 'Mary Ward'];
      const lines = names.map((name, index) => `${name}, agent${index}@example.org`);
      await page.getByRole('textbox').fill(lines.join('\n'));
      await page.getByRole('button', { name: 'Create 3 agents' }).click();
    },
    '1 agent could not be created.',
    'That address is taken',
    '2 agents created',
  ],
  'Update agent failure': [updateAgent, 'Update agent failed', 'That address is taken'],
  'Update agent failure without a message': [
    updateAgent,
    'Update agent failed',
    'An error occurred',
  ],
  'Update agent success': [updateAgent, 'Update agent successful', 'Agent updated successfully'],
  'Agent load failure': [nothing, 'Error', 'Failed to fetch agent details', 'All Agents'],
  'Profile update failure: 409': [updateProfile, 'Update failed', 'That address is taken'],
  'Profile update failure, otherwise': [updateProfile, 'Update failed', 'Invalid details'],
  'Profile update success': [updateProfile, 'Update successful', 'Your profile has been updated'],
  'Form validation: login': [
    () => pressButton('Login'),
    'Email is required',
    'Password is required',
  ],
  'Form validation: sign-up': [
    async () => {
      await fillFields({ 'First name': 'A' });
      await pressButton('Sign up');
    },
    'First name must contain at least 2 characters',
    'Last name is required',
  ],
  'Form validation: maximum lengths': [
    async () => {
      await fillFields({
        'First name': 'A'.repeat(21),
        'Middle name': 'B'.repeat(21),
        Email: `${'a'.repeat(39)}@example.com`,
        Password: 'a'.repeat(101),
      });
      await pressButton('Sign up');
    },
    'First name must contain at most 20 characters',
    'Middle name must contain at most 20 characters',
    'Email must contain at most 50 characters',
    'Password must contain at most 100 characters',
  ],
  'Form validation: forgotten password': [
    () => pressButton('Send reset link'),
    'Email is required',
  ],
  'Form validation: new password': [
    async () => {
      await pressButton('Reset password');
      await fillFields({ Password: 'Nadia-2027', 'Confirm password': 'Nadia-2028' });
      await pressButton('Change password');
    },
    'Passwords do not match',
  ],
  'Form validation: contact': [
    async () => {
      await fillFields({ 'What can we help with you ?': 'Hi' });
      await pressButton('Submit');
    },
    'Body must contain at least 6 characters',
    'Email is required',
  ],
  'Form validation: survey': [() => pressButton('Publish'), 'Title is required'],
  'Form validation: agent': [
    () => pressButton('Create Agent'),
    'First name is required',
    'Email is required',
  ],
  'Form validation: profile': [
    async () => {
      await fillFields({ 'First name': '', 'Mobile number': '' });
      await updateProfile();
    },
    'First name is required',
    'Mobile number is required',
  ],
  'Survey list load failure': [nothing, 'The surveys could not be loaded.'],
  'Agent list load failure': [nothing, 'The agents could not be loaded.'],
  'Response list load failure': [nothing, 'The responses could not be loaded.'],
  'Survey list load failure, super admin': [nothing, 'The surveys could not be loaded.'],
  'Response list load failure, super admin': [nothing, 'The responses could not be loaded.'],
  'Export failure': [
    () => pressButton('Export 491 responses'),
    'The export failed, and nothing was saved.',
  ],
  'Load failure of the surveys to analyse': [nothing, 'The surveys could not be loaded.'],
  'An answer that breaks the contract': [nothing, 'The surveys could not be loaded.'],
  'Report load failure': [nothing, 'The report could not be loaded.'],
  'Report of a survey that is missing': [nothing, 'Survey not found'],
  'Survey load failure, to edit': [nothing, 'The survey could not be loaded.'],
  'Survey that is missing, to edit': [nothing, 'Survey not found'],
  'Survey load failure, to preview': [nothing, 'The survey could not be loaded.'],
  'Survey that is missing, to preview': [nothing, 'Survey not found'],
  'Routing error': [nothing, 'Unexpected Application Error!', '404 Not Found'],
  'A report of the people who took two choices': [
    nothing,
    'Collected: 20 of 120',
    'Only people who chose',
  ],
  'A report split by a question': [nothing, 'Compared by Q1'],
  'A comparison in which groups differ': [nothing, 'What differs', 'Fish'],
  'A report with a change': [nothing, 'What changed', 'Less than 10 minutes'],
  'A report without a change': [
    nothing,
    'What changed',
    'No answer changed more than chance explains.',
  ],
  'A range without individual answers': [
    nothing,
    'Not known for these days: the server counts choices over all days only.',
  ],
  'An open response': [nothing, 'Hana Sato', 'The quiet in the morning'],
  'An open response that is gone': [nothing, 'This response is no longer there.'],
  'An open response, load failure': [nothing, 'The response could not be loaded.'],
  'Responses of one survey in some days': [
    nothing,
    'Showing 1-10 of 54 responses found',
    'Export 54 responses',
  ],
  'No surveys': [nothing, 'No results.'],
  'No agents': [nothing, 'No agents found.'],
  'No responses': [nothing, 'No results'],
  'No surveys to analyse': [nothing, 'No results'],
  'A report without questions': [nothing, 'This survey has no questions yet.'],
  'A report without answers': [nothing, 'No options found', 'No answers yet'],
  'A report without a median of the time spent': [nothing, 'N/A'],
  'A map without places': [nothing, 'No locations yet'],
  'Login while it runs': [logIn(), 'Loading...'],
  'Sign-up while it runs': [signUp('ada@example.com'), 'Loading...'],
  'Forgot password while it runs': [askForLink, 'Sending...'],
  'Reset link while it is checked': [nothing, 'Loading...'],
  'Reset submit while it runs': [choosePassword('Nadia-2027'), 'Changing...'],
  'Contact while it runs': [sendMessage, 'Submitting...'],
  'Publish while it runs': [publish, 'Publishing...'],
  'Update while it runs': [update, 'Updating...'],
  'Create agent while it runs': [createAgent, 'Creating...'],
  'Update agent while it runs': [updateAgent, 'Updating...'],
  'Profile update while it runs': [updateProfile, 'Updating...'],
  'Surveys loading': [nothing, 'Loading...'],
  'Agents loading': [nothing, 'Loading...'],
  'Responses loading': [nothing, 'Loading...'],
  'Surveys to analyse loading': [nothing, 'Loading...'],
  'Report loading': [nothing, 'Loading...'],
  'Survey loading, to edit': [nothing, 'Loading...'],
  'Survey loading, to preview': [nothing, 'Loading...'],
  'Agent loading, to edit': [nothing, 'Loading...'],
};

test('every state of the catalogue is tested here (DEMO-1)', () => {
  const names = groups.flatMap(({ scenarios }) => scenarios.map(({ name }) => name));
  expect(names).toEqual(Object.keys(expectations));
});

for (const { title, scenarios } of groups) {
  test.each(scenarios)(
    `${title}: “$name” shows what docs/states.md promises (DEMO-1)`,
    async (state) => {
      const expectation = expectations[state.name];
      if (!expectation) throw new Error(`Add “${state.name}” to the expectations of this file.`);
      const [act, ...texts] = expectation;
      expect(state.shows).toEqual(texts);
      const { path, signedInAs, ...settings } = toSettings(state);
      const { controls } = await renderScreen(state.settings.path, { ...settings, as: signedInAs });
      negativeFileSizes(controls);
      await act();
      for (const text of texts) {
        await expect
          .element(page.getByText(beginning(text)).and(page.getByCss(':visible')).first())
          .toBeVisible();
      }
      // Some failed loads are logged (LIST-14).
      const isLogged = consoleMessages.some((message) => message.includes('could not be loaded'));
      if (isLogged) expectConsoleMessage('could not be loaded');
    },
  );
}
