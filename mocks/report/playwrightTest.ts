import { unusual } from '../demo/demoLink.ts';
import type { Step } from './Step.ts';
import { fileName, literal, stepCode } from './stepCode.ts';
import type { Beginning } from './steps.ts';
import { tabsOf } from './tabsOf.ts';

/** What the test is run in. */
export interface Surroundings {
  width: number;
  height: number;
  timeZone: string;
  language: string;
  isDark: boolean;
}

interface TestOptions {
  title: string;
  beginning: Beginning;
  steps: Step[];
  surroundings: Surroundings;
  /** What the console said, which the test is to expect. */
  trouble: string[];
  /** What went wrong, in the words of who saw it. */
  story: string;
  /** Where the page is in the end, and in which tab. */
  path: string;
  tab: string;
}

/** The variable of each tab: `page` for the one where it began. */
const namesOf = (tabs: string[]) =>
  new Map(tabs.map((tab, place) => [tab, place === 0 ? 'page' : `page${place + 1}`]));

function opening(beginning: Beginning): string[] {
  const panel = beginning.panel ? [`await openPanel(page, ${literal(beginning.panel)});`] : [];
  if ('state' in beginning) return [`await openState(page, beside('start.json'));`, ...panel];
  const { path = '/', ...settings } = unusual(beginning.settings);
  return [`await open(${literal(path)}, ${JSON.stringify(settings)});`, ...panel];
}

/** A Playwright test that does what was done, for this repository's `e2e` (DEMO-32). */
export function playwrightTest(options: TestOptions): string {
  const { title, beginning, steps, surroundings, trouble, story, path, tab } = options;
  const { width, height, timeZone, language, isDark } = surroundings;
  const names = namesOf(tabsOf(beginning, steps));
  const opened = new Set(['page']);
  const body = [
    ...trouble.map((text) => `expectTrouble(${literal(text)});`),
    ...opening(beginning),
    ...steps.flatMap((step, place) => {
      const name = names.get(step.tab) ?? 'page';
      const isNew = !opened.has(name);
      opened.add(name);
      const first = isNew ? [`const ${name} = await page.context().newPage();`] : [];
      return [...first, ...stepCode(step, name, place + 1)];
    }),
    ...story
      .split('\n')
      .filter(Boolean)
      .map((line) => `// ${line}`),
    `await expect(${names.get(tab) ?? 'page'}).toHaveURL(${literal(path)});`,
  ];
  const text = body.join('\n');
  const fixtures = [
    'page',
    text.includes('await open(') && 'open',
    text.includes('expectTrouble(') && 'expectTrouble',
  ];
  const uses = (name: string) => text.includes(`${name}(`);
  const imports = [
    uses('beside') && `import { join } from 'node:path';`,
    uses('openState') && `import { openState } from './canvassDemo.ts';`,
    uses('openPanel') && `import { openPanel } from './panel.ts';`,
    `import { expect, test } from './test.ts';`,
  ];
  const permissions =
    text.includes('navigator.clipboard') && `  permissions: ['clipboard-read', 'clipboard-write'],`;
  return [
    ...imports,
    '',
    ...(uses('beside')
      ? ['const beside = (file: string) => join(import.meta.dirname, file);', '']
      : []),
    'test.use({',
    `  viewport: { width: ${width}, height: ${height} },`,
    `  timezoneId: ${literal(timeZone)},`,
    `  locale: ${literal(language)},`,
    `  colorScheme: '${isDark ? 'dark' : 'light'}',`,
    permissions,
    '});',
    '',
    `test(${literal(title)}, async ({ ${fixtures.filter(Boolean).join(', ')} }) => {`,
    ...body.map((line) => `  ${line}`),
    '});',
    '',
  ]
    .filter((line) => line !== false)
    .join('\n');
}

/** The files that were chosen, by the names that the test knows them by. */
export const chosenFiles = (steps: Step[]): [string, File][] =>
  steps.flatMap((step, place) =>
    step.kind === 'files'
      ? step.files.map((file): [string, File] => [fileName(place + 1, file), file])
      : [],
  );
