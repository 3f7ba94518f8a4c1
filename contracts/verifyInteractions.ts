import { spawn } from 'node:child_process';
import { callOf, type PactInteraction } from './pactFile.ts';
import { detailsIn } from './pactOutput.ts';
import type { Provider } from './provider.ts';
import { StateError, setState } from './setState.ts';
import { optionalStates, type StateName, type States } from './states.ts';
import type { Verified } from './verificationReport.ts';

/** Why an interaction's states cannot be set; empty if they can. */
async function stateProblem(
  provider: Provider,
  { providerStates = [] }: PactInteraction,
): Promise<string> {
  if (!provider.statesUrl) return '';
  try {
    for (const { name, params } of providerStates) {
      await setState(provider, name as StateName, (params ?? {}) as States[StateName]);
    }
    return '';
  } catch (error) {
    if (error instanceof StateError) return error.message;
    throw error;
  }
}

/** The verifier's output for these interactions, from a separate process. */
function printedBy(provider: Provider, descriptions: string[]): Promise<string> {
  const child = spawn(process.execPath, ['contracts/runInteractions.ts'], {
    env: {
      ...process.env,
      CANVASS_PROVIDER: JSON.stringify(provider),
      CANVASS_DESCRIPTIONS: JSON.stringify(descriptions),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return new Promise((resolve) => child.on('close', () => resolve(printed)));
}

/** The first part of a call's path: its area. */
const areaOf = (interaction: PactInteraction) => callOf(interaction).split(/[ /]+/)[1] ?? '';

/**
 * Verifies interactions, area by area. A failing state is reported at once with its answer, and its
 * interactions are not sent, because the verifier would retry for minutes.
 */
export async function verifyInteractions(
  provider: Provider,
  interactions: PactInteraction[],
  onResults: (results: Verified[]) => void,
): Promise<void> {
  for (const area of Map.groupBy(interactions, areaOf).values()) {
    const problems = new Map<string, string>();
    for (const interaction of area) {
      const problem = await stateProblem(provider, interaction);
      if (problem) problems.set(interaction.description, problem);
    }
    const ready = area.flatMap(({ description }) =>
      problems.has(description) ? [] : [description],
    );
    const found = ready.length > 0 ? detailsIn(await printedBy(provider, ready), ready) : null;
    onResults(
      area.map((interaction) => {
        const { description: name } = interaction;
        const details = problems.get(name) ?? found?.get(name) ?? '';
        const isOptional = interaction.providerStates?.some((state) =>
          optionalStates.includes(state.name as StateName),
        );
        // A server without an optional state shows nothing that starts from it.
        const isNotShown = problems.has(name) && isOptional === true;
        return {
          half: 'interactions',
          group: callOf(interaction),
          name,
          ok: details === '' || isNotShown,
          details,
          isNotShown,
        };
      }),
    );
  }
}
