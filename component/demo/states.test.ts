import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { steps, toSettings } from '#demo/catalogue/Scenario.ts';
import { scenarioGroups } from '#demo/catalogue/scenarioGroups.ts';
import { negativeFileSizes } from '#demo/page/negativeFileSizes.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { clickByScript } from '../support/clickByScript.ts';
import { consoleMessages, expectConsoleMessage } from '../support/consoleMessages.ts';
import { fillFields } from '../support/fillFields.ts';
import { picture } from '../support/picture.ts';
import { renderScreen } from '../support/renderScreen.tsx';

/** The map's states need tiles, which the demo's service worker answers. */
const groups = scenarioGroups.filter(({ title }) => title !== 'Map service');

const pressButton = (name: string) =>
  clickByScript(page.getByRole('button', { name, exact: true }));
const fillAndPress = (fields: Record<string, string>, button: string) => async () => {
  await fillFields(fields);
  await pressButton(button);
};

const logIn = (password: string) =>
  fillAndPress({ Email: 'nadia@canvass.example', Password: password }, 'Login');
const ada = { 'First name': 'Ada', 'Last name': 'King', Email: 'ada@example.com' };
const signUp = (change: Record<string, string>) =>
  fillAndPress({ ...ada, Password: 'secret1', ...change }, 'Sign up');
const choosePassword =
  (password: string, confirmation = password) =>
  async () => {
    await pressButton('Reset password');
    await fillFields({ Password: password, 'Confirm password': confirmation });
    await pressButton('Change password');
  };
const publish = fillAndPress({ Title: 'Hello world', 'Q1 text': 'Why?' }, 'Publish');
const changeStatus = (rowText: RegExp, item: string) => async () => {
  const row = page.getByRole('row', { name: rowText }).first();
  await clickByScript(row.getByRole('button', { name: /^Actions for/ }));
  await clickByScript(page.getByRole('menuitem', { name: item }));
  await pressButton('Confirm');
};

/** The files that the panel offers, by state; any other state gets a picture. */
const offeredFiles: Record<string, File> = {
  'Image error: not an image': new File(['hello'], 'a.txt', { type: 'text/plain' }),
  'Image error: too large': picture(5_000_001),
};
const chooseLogo = (state: string) =>
  page.getByLabelText('Add Logo').upload(offeredFiles[state] ?? picture());

/** Matches texts that start with this one; case matters. */
const beginning = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** What a tester does in a state: the actions by the text of its steps in the catalogue. */
const actions: Record<string, (state: string) => Promise<unknown>> = {
  'Log in as nadia@canvass.example with any other password.': logIn('another-one'),
  [steps.logIn]: logIn('Nadia-2026'),
  [steps.signUp]: signUp({}),
  'Fill in the form with nadia@canvass.example and press “Sign up”.': signUp({
    Email: 'nadia@canvass.example',
  }),
  [steps.askForLink]: fillAndPress({ Email: 'nadia@canvass.example' }, 'Send reset link'),
  'Press “Reset password”, type Nadia-2026 twice, press “Change password”.':
    choosePassword('Nadia-2026'),
  [steps.changePassword]: choosePassword('Nadia-2027'),
  [steps.submit]: fillAndPress(
    { ...ada, 'What can we help with you ?': 'I would like to know more' },
    'Submit',
  ),
  [steps.publish]: publish,
  [steps.update]: () => pressButton('Update'),
  'Open the actions of a survey, press “Close”, then “Confirm”.': changeStatus(/\bOpen\b/, 'Close'),
  [`${steps.chooseLogo} Then type a title and a question, and press “Publish”.`]: async (state) => {
    await chooseLogo(state);
    await publish();
  },
  [steps.chooseLogo]: chooseLogo,
  'Press “Add Logo” and choose any picture.': chooseLogo,
  [steps.deactivate]: changeStatus(/\bActive\b/, 'Deactivate'),
  [steps.activate]: changeStatus(/Deactivated/, 'Activate'),
  [steps.createAgent]: fillAndPress(newAgent, 'Create Agent'),
  [steps.addAgents]: async () => {
    const names = ['Ada King', 'Grace Hopper', 'Mary Ward'];
    const lines = names.map((name, index) => `${name}, agent${index}@example.org`);
    await page.getByRole('textbox').fill(lines.join('\n'));
    await pressButton('Create 3 agents');
  },
  [steps.updateAgent]: () => pressButton('Update Agent'),
  [steps.updateProfile]: () => pressButton('Update profile'),
  'Press “Login” before anything is typed.': () => pressButton('Login'),
  'Type “A” as first name and press “Sign up”.': fillAndPress({ 'First name': 'A' }, 'Sign up'),
  'Type 21 letters as first and middle name, an address of 51 characters and a password of 101, and press “Sign up”.':
    fillAndPress(
      {
        'First name': 'A'.repeat(21),
        'Middle name': 'B'.repeat(21),
        Email: `${'a'.repeat(39)}@example.com`,
        Password: 'a'.repeat(101),
      },
      'Sign up',
    ),
  'Press “Send reset link” before anything is typed.': () => pressButton('Send reset link'),
  'Press “Reset password”, type two different passwords, press “Change password”.': choosePassword(
    'Nadia-2027',
    'Nadia-2028',
  ),
  'Type “Hi” as body and press “Submit”.': fillAndPress(
    { 'What can we help with you ?': 'Hi' },
    'Submit',
  ),
  'Press “Publish” before anything is typed.': () => pressButton('Publish'),
  'Press “Create Agent” before anything is typed.': () => pressButton('Create Agent'),
  'Empty first name and mobile number, and press “Update profile”.': fillAndPress(
    { 'First name': '', 'Mobile number': '' },
    'Update profile',
  ),
  'Press “Export 491 responses”.': () => pressButton('Export 491 responses'),
};

/** Requirements that a state shows. */
const requirements: Record<string, string> = {
  'No agents': 'AGENTS-4',
  'Agents loading': 'AGENTS-4',
  'A report without answers': 'REPORT-7, REPORT-8',
  'A report without a median of the time spent': 'REPORT-9',
};

for (const { title, scenarios } of groups) {
  test.each(
    scenarios.map((state) => ({
      ...state,
      rules: ['DEMO-1', requirements[state.name]].filter(Boolean).join(', '),
    })),
  )(`${title}: “$name” shows what docs/states.md promises ($rules)`, async (state) => {
    const act = state.steps === undefined ? undefined : actions[state.steps];
    expect(act === undefined, `“${state.steps}” is among the actions of this file`).toBe(
      state.steps === undefined,
    );
    expect(state.shows.length).toBeGreaterThan(0);
    const { path, signedInAs, ...settings } = toSettings(state);
    const { controls } = await renderScreen(state.settings.path, { ...settings, as: signedInAs });
    negativeFileSizes(controls);
    await act?.(state.name);
    for (const text of state.shows) {
      await expect
        .element(page.getByText(beginning(text)).and(page.getByCss(':visible')).first())
        .toBeVisible();
    }
    // Some failed loads are logged (LIST-14).
    const isLogged = consoleMessages.some((message) => message.includes('could not be loaded'));
    if (isLogged) expectConsoleMessage('could not be loaded');
  });
}
