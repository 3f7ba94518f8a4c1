import { parseSettings, type SettingsInput } from '#mocks/controls/settings.ts';

/** One state of the specification, and what a tester does to see it. */
export interface Scenario {
  /** Named after its row in the error catalogue (DEMO-7), with the status where there are several. */
  name: string;
  settings: SettingsInput & { path: string };
  /** What remains to be done once the link is open. Empty where the state shows by itself. */
  steps: string;
  /** The texts that are then to be read. */
  shows: string[];
}

/** What brings a browser into the state, under the state's name. */
export const settingsOf = ({ name, settings }: Scenario) => parseSettings({ name, ...settings });
