import { agents } from './agents.ts';
import { answers } from './answers.ts';
import { emptyStates } from './emptyStates.ts';
import { failedLoads } from './failedLoads.ts';
import { formValidation } from './formValidation.ts';
import { loadingStates } from './loadingStates.ts';
import { mapServiceScenarios } from './mapServiceScenarios.ts';
import { profile } from './profile.ts';
import type { Scenario } from './Scenario.ts';
import { signingIn } from './signingIn.ts';
import { surveys } from './surveys.ts';

interface ScenarioGroup {
  title: string;
  scenarios: Scenario[];
}

/**
 * Each row of the error catalogue, and each empty, loading and failed state, for the panel and
 * docs/states.md.
 */
export const scenarioGroups: ScenarioGroup[] = [
  { title: 'Signing in, passwords, contact', scenarios: signingIn },
  { title: 'Surveys', scenarios: surveys },
  { title: 'Agents', scenarios: agents },
  { title: 'Profile', scenarios: profile },
  { title: 'Form validation', scenarios: formValidation },
  { title: 'What could not be loaded', scenarios: failedLoads },
  { title: 'Answers', scenarios: answers },
  { title: 'Map service', scenarios: mapServiceScenarios },
  { title: 'Empty', scenarios: emptyStates },
  { title: 'Loading', scenarios: loadingStates },
];
