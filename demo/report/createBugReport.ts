import { strToU8, zipSync } from 'fflate';
import type { User } from '#domain/person/user.ts';
import { people } from '#fixtures/people.ts';
import type { Demo } from '../createDemo.ts';
import { demoLink } from '../links/demoLink.ts';
import { listTabs, MAX_STEPS, type Recording, type RecordingStart } from './createSteps.ts';
import type { Step } from './Step.ts';
import { stepText } from './stepText.ts';
import { takePicture } from './takePicture.ts';
import { toHar } from './toHar.ts';

/** The build of this demo: version and commit. */
const build = import.meta.env.VITE_VERSION;

interface ReportOptions {
  /** The tester's description of the problem and of the expected behaviour. */
  story: string;
  expected: string;
  /** Whether to take a picture of the tab: the browser asks for permission. */
  withPicture: boolean;
}

const json = (value: unknown) => strToU8(JSON.stringify(value, null, 2));

/** The steps as sentences; with several tabs each names its own. */
export function stepTexts({ beginning, steps }: Recording): string[] {
  const tabs = listTabs(beginning, steps);
  return steps.map((step) => {
    const where = tabs.length > 1 ? `In tab ${tabs.indexOf(step.tab) + 1}: ` : '';
    return where + stepText(step);
  });
}

/** The chosen files, named after the number of their step. */
const chosenFiles = (steps: Step[]): [string, File][] =>
  steps.flatMap((step, index) =>
    step.kind === 'files'
      ? step.files.map((file, fileIndex): [string, File] => [
          `file-${index + 1}-${fileIndex + 1}`,
          file,
        ])
      : [],
  );

const describePerson = (
  user: Pick<User, 'firstName' | 'lastName' | 'type' | 'email'> | undefined,
) => (user ? `${user.firstName} ${user.lastName} (${user.type}, ${user.email})` : 'nobody');

function startText(start: RecordingStart | undefined, root: string): string {
  if (!start) return 'The start is not known.';
  if ('state' in start) {
    const { path, world, session } = start.state;
    return `Open \`start.json\` in the panel (Start, Open state). It shows ${path}, with a saved state of the data set “${world}”; signed in: ${describePerson(session?.user)}.`;
  }
  const { path = '/', world, signedInAs } = start.settings;
  const person = signedInAs && people[signedInAs];
  return `Open ${demoLink(root, start.settings)}\n\nIt shows ${path}, with the data set “${world}”; signed in: ${describePerson(person)}.`;
}

const list = (lines: string[], none: string) =>
  lines.length > 0 ? lines.map((line) => `- ${line}`).join('\n') : none;

/**
 * Everything needed to reproduce a bug, as one zip file: start, steps as sentences, state, requests,
 * console, picture and environment (DEMO-32).
 */
export async function createBugReport(demo: Demo, options: ReportOptions): Promise<File> {
  const { story, expected, withPicture } = options;
  // The clock of the demo may be moved.
  const createdAt = new Date(performance.timeOrigin + performance.now()).toISOString();
  // To the millisecond, so that two reports never unpack over each other.
  const name = `canvass-bug-${createdAt.slice(0, -1).replaceAll(/[:.]/g, '-')}`;
  const picture = withPicture ? await takePicture().catch(String) : 'not asked for';
  const recording = await demo.steps.read();
  const { beginning, steps } = recording;
  const state = await demo.saveState();
  const consoleLines = demo.console.lines();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const isDark = document.documentElement.classList.contains('bp6-dark');
  const texts = stepTexts(recording);

  const page = `# Bug report of ${createdAt}

## What went wrong

${story || 'The tester did not say.'}

## What was expected

${expected || 'The tester did not say.'}

## Steps

${startText(beginning, demo.address)}

${texts.map((text, index) => `${index + 1}. ${text}`).join('\n') || 'Nothing was done.'}
${steps.length === MAX_STEPS ? `\nMore was done: the first ${MAX_STEPS} steps are kept.\n` : ''}
## Where

- page: ${state.path}
- signed in: ${describePerson(state.session?.user)}
- link: ${demo.link()}
- Canvass: ${build}
- browser: ${navigator.userAgent}
- window: ${innerWidth} × ${innerHeight} at ${devicePixelRatio}, ${isTouch ? 'touched' : 'with a pointer'}
- time zone: ${timeZone}, language: ${navigator.language}, look: ${isDark ? 'dark' : 'light'}
- data: ${demo.shared.storage.state() === 'kept' ? 'kept in this browser' : 'in memory, for storage is full or forbidden'}

## Console

${list(consoleLines, 'No messages.')}

## Files

- \`state.json\`: everything as it was when this was written; the panel opens it (Start, Open state).
- \`calls.har\`: the last calls of all tabs; the network tab of any browser opens it.
- ${typeof picture === 'string' ? `No picture: ${picture}.` : '`picture.png`: the tab.'}
`;

  const contents: Record<string, Uint8Array> = {
    'report.md': strToU8(page),
    'state.json': json(state),
    'calls.har': json(toHar(await demo.calls.read(), listTabs(beginning, steps), build)),
    ...(typeof picture !== 'string' && { 'picture.png': picture }),
  };
  if (beginning && 'state' in beginning) contents['start.json'] = json(beginning.state);
  for (const [name, file] of chosenFiles(steps))
    contents[name] = new Uint8Array(await file.arrayBuffer());
  const zip = zipSync(contents) as BlobPart;
  return new File([zip], `${name}.zip`, { type: 'application/zip' });
}
