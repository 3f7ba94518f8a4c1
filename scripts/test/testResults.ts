import { existsSync, readFileSync } from 'node:fs';

export interface TestResult {
  title: string;
  passed: boolean;
  inBrowser: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightStep {
  title: string;
  error?: object;
  steps?: PlaywrightStep[];
}

interface PlaywrightSpec {
  title: string;
  /** True also for a skipped test. */
  ok: boolean;
  tests: { status: string; results: { steps?: PlaywrightStep[] }[] }[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

function readJson<Shape>(file: string): Shape {
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: the check reads the results of all tests, which npm test leaves in reports/`,
    );
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The results of a Vitest project; the component tests run in a browser. */
export function vitestResults(file: string, inBrowser = false): TestResult[] {
  return readJson<VitestReport>(file).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      inBrowser,
    })),
  );
}

/** The results of interactions and journeys against the mock backend. */
export function contractResults(file: string): TestResult[] {
  return readJson<{ results: { name: string; ok: boolean }[] }>(file).results.map(
    ({ name, ok }) => ({
      title: name,
      passed: ok,
      inBrowser: false,
    }),
  );
}

const specsIn = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const listSpecs = (file: string) =>
  readJson<{ suites: PlaywrightSuite[] }>(file).suites.flatMap(specsIn);

/** Whether a test ran and passed: a skipped one proves nothing, and fails the run. */
const hasPassed = ({ ok, tests }: PlaywrightSpec): boolean =>
  ok && tests.every(({ status }) => status === 'expected');

/** The results of the browser tests. */
export function playwrightResults(file: string): TestResult[] {
  return listSpecs(file).map((spec) => ({
    title: spec.title,
    passed: hasPassed(spec),
    inBrowser: true,
  }));
}

/** The named steps of browser tests: one behaviour each, in a test that tells a story. */
export function playwrightSteps(file: string): TestResult[] {
  const flat = (steps: PlaywrightStep[] = []): PlaywrightStep[] =>
    steps.flatMap((step) => [step, ...flat(step.steps)]);
  return listSpecs(file).flatMap((spec) =>
    spec.tests
      .flatMap(({ results }) => flat(results.at(-1)?.steps))
      .map(({ title, error }) => ({
        title: `${spec.title}: ${title}`,
        passed: hasPassed(spec) && !error,
        inBrowser: true,
      })),
  );
}
