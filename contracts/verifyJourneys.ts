import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Provider } from './provider.ts';
import type { Verified } from './verificationReport.ts';

interface Options {
  /** A text that a journey's title must contain. */
  only?: string | undefined;
  /** Stops at the first journey that fails. */
  bail?: boolean;
}

const isCall = (text: string) => /^(GET|POST|PUT|PATCH|DELETE) \//.test(text);

/** A call such as "GET /agent/{id}" in a concrete form: "GET /agent/7". */
const patternOf = (call: string) => `^${escaped(call).replaceAll(/\\\{\w+\\\}/g, '[^/]+')}$`;

/** "SERVER-3" must not match "SERVER-30". */
const titlePatternOf = (text: string) => escaped(text) + (/\d$/.test(text) ? '(?!\\d)' : '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs the journeys against a provider, one after another. Rejects if they could not run at all.
 */
export async function verifyJourneys(
  provider: Provider,
  { only, bail = false }: Options,
  onResult: (result: Verified) => void,
): Promise<void> {
  const child = spawn(process.execPath, ['contracts/runJourneys.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CANVASS_PROVIDER: JSON.stringify(provider),
      // A journey's calls are known after it ran.
      ...(only &&
        (isCall(only)
          ? { CANVASS_CALL: patternOf(only) }
          : { CANVASS_ONLY: titlePatternOf(only) })),
      ...(bail && { CANVASS_BAIL: 'yes' }),
    },
  });
  let trouble = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text;
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let failed = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const result: Verified = JSON.parse(line);
    if (!result.ok) failed += 1;
    onResult(result);
  }
  const code = await closed;
  if (code !== 0 && failed === 0) throw new Error(`The journeys did not start:\n${trouble}`);
}
