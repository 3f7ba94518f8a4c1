import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { program } from './packagePaths.ts';
import { describeCall, type PactInteraction } from './pactFile.ts';
import { detailsIn } from './parsePactOutput.ts';
import type { Provider } from './provider.ts';
import { StateError, StatesUnreachable, setState, UnknownState } from './setState.ts';
import { optionalStates, type StateName } from './states.ts';
import type { Verified } from './verificationReport.ts';

const createStateKey = (state: string, params: object = {}) =>
  `${state} ${JSON.stringify(params, Object.keys(params).toSorted())}`;

const findUnreachable = (problems: Map<string, StateError>) =>
  [...problems.values()].find((problem) => problem instanceof StatesUnreachable);

/**
 * A states address for the verifier, which sets each state once. It passes setups on, and answers
 * the rest itself: teardowns do nothing, and the verifier itself retries a failing state for minutes.
 */
async function statesBetween(provider: Provider, problems: Map<string, StateError>) {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { state, params, action } = JSON.parse(text);
    let values = {};
    try {
      if (action === 'setup' && !findUnreachable(problems))
        values = await setState(provider, state, params ?? {});
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      problems.set(createStateKey(state, params), error);
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(values));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The verifier's output for these interactions, from a separate process. */
function printedBy(provider: Provider, descriptions: string[]): Promise<string> {
  const child = spawn(process.execPath, [program('runInteractions')], {
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
const findArea = (interaction: PactInteraction) =>
  describeCall(interaction).split(/[ /]+/)[1] ?? '';

/**
 * Verifies interactions, area by area. A failing state is reported with its answer. Rejects with a
 * StatesUnreachable once the states address does not respond.
 */
export async function verifyInteractions(
  provider: Provider,
  interactions: PactInteraction[],
  onResults: (results: Verified[]) => void,
): Promise<void> {
  const problems = new Map<string, StateError>();
  const between = provider.statesUrl ? await statesBetween(provider, problems) : undefined;
  const seenBy = { ...provider, ...(between && { statesUrl: between.url }) };
  for (const area of Map.groupBy(interactions, findArea).values()) {
    const names = area.map(({ description }) => description);
    const resultDetails = detailsIn(await printedBy(seenBy, names), names);
    const unreachable = findUnreachable(problems);
    if (unreachable) throw unreachable;
    onResults(
      area.map((interaction) => {
        const { description: name, providerStates = [] } = interaction;
        const failedStates = providerStates.flatMap((state) => {
          const stateProblem = problems.get(createStateKey(state.name, state.params));
          return stateProblem ? [{ name: state.name as StateName, stateProblem }] : [];
        });
        const problem = failedStates[0]?.stateProblem;
        // A server without an optional state shows nothing that starts from it.
        const isUnverified =
          failedStates.length > 0 &&
          failedStates.every(
            ({ name, stateProblem }) =>
              stateProblem instanceof UnknownState && optionalStates.includes(name),
          );
        const details = problem?.message ?? resultDetails?.get(name) ?? '';
        return {
          half: 'interactions',
          group: describeCall(interaction),
          name,
          ok: details === '' || isUnverified,
          details,
          isUnverified,
        };
      }),
    );
  }
  between?.close();
}
