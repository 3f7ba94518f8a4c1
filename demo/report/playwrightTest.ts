import { unusual } from '../links/demoLink.ts';
import { type Expectation, expectationCode } from './expectation.ts';
import type { Step } from './Step.ts';
import { code, fileName, literal, stepCode } from './stepCode.ts';
import { type Beginning, tabsOf } from './steps.ts';

/** The variables of the test. */
export interface Surroundings {
  width: number;
  height: number;
  timeZone: string;
  language: string;
  isDark: boolean;
  /** The device is touched, and has so many physical pixels for each of the page. */
  isTouched: boolean;
  pixelRatio: number;
}

interface TestOptions {
  title: string;
  beginning: Beginning;
  steps: Step[];
  surroundings: Surroundings;
  /** What went wrong and what was expected, in the tester's words. */
  story: string;
  /** The assertion at the end; without it, that the steps lead to the same page. */
  expectation: Expectation | undefined;
  /** The final page and its tab. */
  path: string;
  tab: string;
  /** Its heading; empty if it has none. */
  heading: string;
}

/** Steps that no locator waits for: all calls must be answered first. */
const AFTER_ALL_CALLS = new Set<Step['kind']>(['go', 'reload', 'open', 'clickAt', 'drag']);

/** The variable of each tab: `page` for the first one. */
const namesOf = (tabs: string[]) =>
  new Map(tabs.map((tab, place) => [tab, place === 0 ? 'page' : `page${place + 1}`]));

function opening(beginning: Beginning): string[] {
  const panel = beginning.panel ? [`await showPanel(page, ${literal(beginning.panel)});`] : [];
  if ('state' in beginning) return [`await openState(page, beside('start.json'));`, ...panel];
  const { path = '/', ...settings } = unusual(beginning.settings);
  return [`await open(${literal(path)}, ${code(settings)});`, ...panel];
}

/** A Playwright test of the steps, for this repository's `e2e` (DEMO-32). */
export function playwrightTest(options: TestOptions): string {
  const { title, beginning, steps, surroundings, story, path, tab, heading } = options;
  const { expectation } = options;
  const { width, height, timeZone, language, isDark, isTouched, pixelRatio } = surroundings;
  const names = namesOf(tabsOf(beginning, steps));
  /** Each tab's address at this point of the test. */
  const paths = new Map<string, string>();
  const last = names.get(tab) ?? 'page';
  const lastMessage = steps.findLastIndex(({ kind }) => kind === 'message');
  const linesOf = (step: Step, place: number): string[] => {
    const name = names.get(step.tab) ?? 'page';
    // The last message may be the bug: with an expectation, only that decides the end.
    if (step.kind === 'message' && expectation && place === lastMessage) return [];
    // A toast that another one replaces at once is too short to see.
    if (step.kind === 'message' && steps[place + 1]?.kind === 'message') return [];
    const before = names.get(steps[place - 1]?.tab ?? '');
    // Tabs share data: one tab's save must be there before another continues.
    const handover =
      before && before !== name && paths.has(before) ? [`await settled(${before});`] : [];
    const lines = stepCode(step, name, place + 1);
    const next = steps[place + 1];
    const isNew = name !== 'page' && !paths.has(name);
    const isMoved = paths.get(name) !== step.path;
    paths.set(name, step.path);
    if (isNew) {
      // The previous link opened it.
      const isLed = step.kind === 'open' && step.isLed;
      return isLed
        ? [`const ${name} = await opened${name};`]
        : [...handover, `const ${name} = await page.context().newPage();`, ...lines];
    }
    const opensTab = next?.kind === 'open' && next.isLed && names.get(next.tab);
    return [
      ...handover,
      ...(opensTab ? [`const opened${opensTab} = page.context().waitForEvent('page');`] : []),
      // Waits for redirects and navigations before the next step.
      ...(isMoved && step.kind !== 'open' && step.kind !== 'reload'
        ? [`await expect(${name}).toHaveURL(${literal(step.path)});`]
        : []),
      ...(AFTER_ALL_CALLS.has(step.kind) ? [`await settled(${name});`] : []),
      ...lines,
    ];
  };
  const savesFile = expectation?.check === 'file';
  const body = [
    ...(savesFile
      ? [
          "const saved = [''];",
          "page.context().on('page', (one) => one.on('download', (file) => saved.push(file.suggestedFilename())));",
          "page.on('download', (file) => saved.push(file.suggestedFilename()));",
        ]
      : []),
    ...opening(beginning),
    ...steps.flatMap(linesOf),
    ...(expectation
      ? expectationCode(expectation, last, path, story)
      : [
          '// The reporter named no check: this passes with and without the bug. Assert what is wrong.',
          ...expectationCode({ check: 'address', text: path, value: '' }, last, path, story),
        ]),
    ...(heading && !expectation
      ? [
          `await expect(${last}.getByRole('heading', { level: 1 })).toHaveText(${literal(heading)});`,
        ]
      : []),
  ];
  const text = body.join('\n');
  const fixtures = ['page', text.includes('await open(') && 'open'];
  const uses = (name: string) => text.includes(`${name}(`);
  const fromDemo = [
    'arrived',
    'drag',
    'openState',
    'orderAround',
    'sentCalls',
    'settled',
    'shown',
  ].filter(uses);
  const imports = [
    uses('readFileSync') && `import { readFileSync } from 'node:fs';`,
    uses('beside') && `import { join } from 'node:path';`,
    fromDemo.length > 0 && `import { ${fromDemo.join(', ')} } from '#e2e/support/canvassDemo.ts';`,
    uses('showPanel') && `import { showPanel } from '#e2e/support/panel.ts';`,
    `import { expect, test } from '#e2e/support/test.ts';`,
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
    // Console messages and refused calls may be the report's subject.
    '  isTolerant: true,',
    `  viewport: { width: ${width}, height: ${height} },`,
    `  timezoneId: ${literal(timeZone)},`,
    `  locale: ${literal(language)},`,
    `  colorScheme: '${isDark ? 'dark' : 'light'}',`,
    isTouched && '  hasTouch: true,',
    pixelRatio !== 1 && `  deviceScaleFactor: ${pixelRatio},`,
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

/** The chosen files, by their names in the test. */
export const chosenFiles = (steps: Step[]): [string, File][] =>
  steps.flatMap((step, place) =>
    step.kind === 'files'
      ? step.files.map((file, nth): [string, File] => [fileName(place + 1, nth), file])
      : [],
  );
