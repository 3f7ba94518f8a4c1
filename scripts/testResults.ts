import { existsSync, readFileSync } from 'node:fs';

export interface TestResult {
  title: string;
  passed: boolean;
  inBrowser: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  specs: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

function read<Shape>(file: string): Shape {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm test`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function vitestResults(file: string): TestResult[] {
  return read<VitestReport>(file).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      passed: status === 'passed',
      inBrowser: false,
    })),
  );
}

/** Interactions and journeys that the mock backend was held against. */
export function contractResults(file: string): TestResult[] {
  return read<{ name: string; ok: boolean }[]>(file).map(({ name, ok }) => ({
    title: name,
    passed: ok,
    inBrowser: false,
  }));
}

export function playwrightResults(file: string): TestResult[] {
  const inSuite = ({ specs, suites = [] }: PlaywrightSuite): TestResult[] => [
    ...specs.map(({ title, ok }) => ({ title, passed: ok, inBrowser: true })),
    ...suites.flatMap(inSuite),
  ];
  return read<{ suites: PlaywrightSuite[] }>(file).suites.flatMap(inSuite);
}
