import { strToU8, zipSync } from 'fflate';
import type { User } from '#domain/person/user.ts';
import { people } from '#fixtures/people.ts';
import type { Demo } from '../createDemo.ts';
import { type Expectation, expectationText } from './expectation.ts';
import { harOf } from './harOf.ts';
import { chosenFiles, playwrightTest, type Surroundings } from './playwrightTest.ts';
import { type Beginning, type Done, MAX_STEPS, tabsOf } from './steps.ts';
import { stepText } from './stepText.ts';
import { takePicture } from './takePicture.ts';

/** The build of this demo: version and commit. */
const build = import.meta.env.VITE_VERSION;

interface Report {
  /** What went wrong and what was expected, in the tester's words. */
  story: string;
  expected: string;
  /** The test's assertion; undefined if there are only words. */
  expectation: Expectation | undefined;
  /** Whether to take a picture of the tab: the browser asks for permission. */
  withPicture: boolean;
}

const json = (value: unknown) => strToU8(JSON.stringify(value, null, 2));

/** The steps as sentences; with several tabs each names its own. */
export function stepTexts({ beginning, steps }: Done): string[] {
  const tabs = tabsOf(beginning, steps);
  return steps.map((step) => {
    const where = tabs.length > 1 ? `In tab ${tabs.indexOf(step.tab) + 1}: ` : '';
    return where + stepText(step);
  });
}

const surroundingsHere = (): Surroundings => ({
  width: innerWidth,
  height: innerHeight,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  isDark: document.documentElement.classList.contains('bp6-dark'),
  isTouched: matchMedia('(pointer: coarse)').matches,
  pixelRatio: devicePixelRatio,
});

const personText = (user: Pick<User, 'firstName' | 'lastName' | 'type' | 'email'> | undefined) =>
  user ? `${user.firstName} ${user.lastName} (${user.type}, ${user.email})` : 'nobody';

function beginningText(beginning: Beginning | undefined): string {
  if (!beginning) return 'not known';
  if ('state' in beginning) {
    const { path, world, session } = beginning.state;
    return `${path}, with a saved state of the data set “${world}”; signed in: ${personText(session?.user)}`;
  }
  const { path = '/', world, signedInAs } = beginning.settings;
  const person = signedInAs && people[signedInAs];
  return `${path}, with the data set “${world}”; signed in: ${personText(person)}`;
}

const list = (lines: string[], none: string) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : none;

/**
 * Everything needed to reproduce a bug, as one zip file: the steps as sentences and as a Playwright
 * test of this repository, state, calls, console and place (DEMO-32).
 */
export async function bugReport(demo: Demo, report: Report): Promise<File> {
  const { story, expected, expectation, withPicture } = report;
  const at = new Date().toISOString();
  // To the millisecond, so that two reports never unpack over each other.
  const name = `canvass-bug-${at.slice(0, -1).replaceAll(/[:.]/g, '-')}`;
  const picture = withPicture ? await takePicture().catch(String) : 'not asked for';
  const done = await demo.steps.read();
  const { beginning, steps } = done;
  const state = await demo.saveState();
  const trouble = demo.console.lines();
  const surroundings = surroundingsHere();
  const { width, height, timeZone, language } = surroundings;
  const files = chosenFiles(steps);
  const texts = stepTexts(done);

  const page = `# Bug report of ${at}

## What went wrong

${story || 'The tester did not say.'}

## What was expected

${[expected, expectation && expectationText(expectation)].filter(Boolean).join('\n\n') || 'The tester did not say.'}
${expectation ? '' : '\nThe test checks nothing of it: it passes with and without the bug.\n'}
## Steps

They begin at ${beginningText(beginning)}.

${texts.map((text, place) => `${place + 1}. ${text}`).join('\n') || 'Nothing was done.'}
${steps.length === MAX_STEPS ? `\nMore was done: the first ${MAX_STEPS} steps are kept.\n` : ''}
## Where

- page: ${state.path}
- signed in: ${personText(state.session?.user)}
- link: ${demo.link()}
- Canvass: ${build}
- browser: ${navigator.userAgent}
- window: ${width} × ${height} at ${devicePixelRatio}, ${surroundings.isTouched ? 'touched' : 'with a pointer'}
- time zone: ${timeZone}, language: ${language}, look: ${surroundings.isDark ? 'dark' : 'light'}
- data: ${demo.shared.storage.state() === 'kept' ? 'kept in this browser' : 'in memory, for storage is full or forbidden'}

## Console

${list(trouble, 'It said nothing.')}

## Files

- \`bug.spec.ts\`: the steps as a test. Unpack all into \`e2e/${name}\`, then \`npm run e2e -- ${name}\`.
- \`state.json\`: everything as it was when this was written; the panel opens it (Start, Open state).
- \`calls.har\`: the last calls of all tabs; the network tab of any browser opens it.
- ${typeof picture === 'string' ? `No picture: ${picture}.` : '`picture.png`: the tab.'}
`;

  const contents: Record<string, Uint8Array> = {
    'report.md': strToU8(page),
    'state.json': json(state),
    'calls.har': json(harOf(await demo.calls.read(), tabsOf(beginning, steps), build)),
    ...(typeof picture !== 'string' && { 'picture.png': picture }),
  };
  if (beginning) {
    const title = `bug report of ${at}`;
    const path = state.path;
    const { tab } = demo.steps;
    const headings = document.querySelectorAll('h1');
    const heading = headings.length === 1 ? (headings[0]?.textContent ?? '') : '';
    const words = [story, expected && `Expected: ${expected}`].filter(Boolean).join('\n');
    const options = { title, beginning, steps, surroundings, path, tab, heading };
    contents['bug.spec.ts'] = strToU8(playwrightTest({ ...options, story: words, expectation }));
    if ('state' in beginning) contents['start.json'] = json(beginning.state);
  }
  for (const [name, file] of files) contents[name] = new Uint8Array(await file.arrayBuffer());
  const zip = zipSync(contents) as BlobPart;
  return new File([zip], `${name}.zip`, { type: 'application/zip' });
}
