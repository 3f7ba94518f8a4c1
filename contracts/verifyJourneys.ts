import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { program } from './packagePaths.ts';
import type { Provider } from './provider.ts';
import { findCall, type MadeCalls } from './selection.ts';
import type { Verified } from './verificationReport.ts';

interface Options {
  /** A pattern of the titles of the journeys to run, of all by default; case does not matter. */
  titlePattern?: string | undefined;
  /** Stops at the first journey that fails. */
  bail?: boolean;
}

/**
 * Runs the journeys against a provider, one after another. Resolves with their calls; rejects if
 * they could not run at all.
 */
export async function verifyJourneys(
  provider: Provider,
  { titlePattern, bail = false }: Options,
  onResult: (result: Verified) => void,
): Promise<MadeCalls> {
  const child = spawn(process.execPath, [program('runJourneys')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CANVASS_PROVIDER: JSON.stringify(provider),
      ...(titlePattern && { CANVASS_ONLY: titlePattern }),
      ...(bail && { CANVASS_BAIL: 'yes' }),
    },
  });
  const madeCalls: MadeCalls = {};
  let trouble = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text;
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let failed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const result: Verified = JSON.parse(line);
    if (!result.ok) failed += 1;
    const calls = (result.calls ?? []).flatMap(({ call }) => findCall(call) ?? []);
    madeCalls[result.name] = [...new Set(calls)].toSorted();
    onResult(result);
  }
  const code = await closed;
  if (code !== 0 && failed === 0) throw new Error(`The journeys did not start:\n${trouble}`);
  return madeCalls;
}
