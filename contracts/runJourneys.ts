import { globSync } from 'node:fs';
import { run } from 'node:test';
import { isUnanswered } from './journeys/exchange.ts';
import { callsByJourney } from './journeys/journey.ts';
import { pathInContracts, program, readPackageInfo } from './packagePaths.ts';
import type { Verified } from './verificationReport.ts';

// Runs in a process of its own for verify.ts, and prints one line of JSON per journey.
const { CANVASS_ONLY, CANVASS_BAIL } = process.env;

const events = run({
  files: readPackageInfo()
    ? [program('journeys')]
    : globSync(pathInContracts('journeys/*.journey.ts')).toSorted(),
  isolation: 'none',
  concurrency: false,
  ...(CANVASS_ONLY && { testNamePatterns: new RegExp(CANVASS_ONLY, 'i') }),
});

const MAX_UNANSWERED_CALLS = 3;
let unanswered = 0;
let isFinished = false;

/** Exits after stdout is flushed. Exiting at once can cut a line that is written to a pipe. */
function end(): void {
  isFinished = true;
  process.stdout.write('', () => process.exit());
}

function report(name: string, milliseconds: number, details: string, isUnverified = false): void {
  if (isFinished) return;
  const ok = !details || isUnverified;
  const result: Verified = {
    half: 'journeys',
    group: 'journeys',
    name,
    ok,
    details,
    isUnverified,
    calls: callsByJourney.get(name) ?? [],
    seconds: milliseconds / 1000,
  };
  console.log(JSON.stringify(result));
  if (ok) return;
  process.exitCode = 1;
  if (CANVASS_BAIL) {
    end();
    return;
  }
  unanswered = isUnanswered(details) ? unanswered + 1 : 0;
  // A server that does not respond will not respond to the rest.
  if (unanswered === MAX_UNANSWERED_CALLS) end();
}

events.on('test:pass', ({ name, skip, details }) => {
  if (!skip) report(name, details.duration_ms, '');
  else if (callsByJourney.has(name)) report(name, details.duration_ms, String(skip), true);
});

events.on('test:fail', ({ name, details }) => {
  const { cause, message } = details.error;
  report(name, details.duration_ms, cause instanceof Error ? cause.message : message);
  // Each further journey waits for the states address again.
  if (cause instanceof Error && cause.name === 'StatesUnreachable') end();
});

events.resume();
