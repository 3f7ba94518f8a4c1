import { parseSettings, type SettingsInput } from '#mocks/controls/settings.ts';

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
export const settingsOf = ({ name, settings }: Scenario) => parseSettings({ name, ...settings });
