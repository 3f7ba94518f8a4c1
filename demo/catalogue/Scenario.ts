import type { FaultableCall } from '#mocks/controls/faultableCalls.ts';
import { type Fault, parseSettings, type SettingsInput } from '#mocks/controls/settings.ts';

/** One state of the specification, with the steps to see it. */
export interface Scenario {
  /** Named after its row in the error catalogue (DEMO-7), with the status if there are several. */
  name: string;
  settings: SettingsInput & { path: string };
  /** The steps after opening the link, unless the state shows by itself. */
  steps?: string;
  /** The texts that then appear. */
  shows: string[];
}

/** The settings of the state, with its name. */
export const toSettings = ({ name, settings }: Scenario) => parseSettings({ name, ...settings });

/** An owner with the standard data. */
export const ownerSettings = (path: string) => ({ path, signedInAs: 'owner' as const });

/** The super administrator with the standard data. */
export const superAdminSettings = (path: string) => ({ path, signedInAs: 'superAdmin' as const });

/** An owner without any data. */
export const emptyOwnerSettings = (path: string) => ({
  ...ownerSettings(path),
  world: 'empty' as const,
});

/** Settings in which every answer to a call is the same. */
export const faultEveryCall = (call: FaultableCall, answer: Fault['answer']) => ({
  faults: [{ call, on: 'every' as const, answer }],
});

export const status = (code: number, message = ''): Fault['answer'] => ({
  kind: 'status',
  status: code,
  message,
});

/** A tester's steps, in the words of the documentation. */
export const steps = {
  logIn: 'Log in as nadia@canvass.example with Nadia-2026.',
  signUp: 'Fill in the form with a new e-mail and press “Sign up”.',
  askForLink: 'Type an e-mail and press “Send reset link”.',
  publish: 'Type a title and a question, press “Publish”.',
  update: 'Press “Update”.',
  createAgent: 'Fill in the form and press “Create Agent”.',
  addAgents: 'Paste three lines such as “Ada King, ada@example.com” and press “Create 3 agents”.',
  updateAgent: 'Press “Update Agent”.',
  updateProfile: 'Press “Update profile”.',
  changePassword: 'Press “Reset password”, type a new password twice, press “Change password”.',
  submit: 'Fill in the form and press “Submit”.',
  deactivate: 'Open the actions of an agent, press “Deactivate”, then “Confirm”.',
  activate: 'Open the actions of a deactivated agent, press “Activate”, then “Confirm”.',
  chooseLogo: 'Press “Add Logo” and choose the file that the panel offers.',
};
