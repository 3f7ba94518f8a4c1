import { literal } from './stepCode.ts';

/** The possible assertions with their labels. */
export const checks = {
  none: 'Nothing: it passes with and without the bug',
  text: 'A text is shown',
  noText: 'A text is not shown',
  count: 'A text is shown so many times',
  message: 'A message appears',
  address: 'The page has an address',
} as const;

export type Check = keyof typeof checks;

/**
 * What should have happened. `text` is a part of the page's text, or an address; `count` is how
 * often it appears.
 */
export interface Expectation {
  check: Exclude<Check, 'none'>;
  text: string;
  count: number;
}

/** The path of an address, because the test runs at another origin. */
function pathOf(address: string): string {
  const url = URL.parse(address, 'http://localhost');
  return url ? url.pathname + url.search + url.hash : address;
}

/** The expectation in the form; a sentence to show if something is missing. */
export function readExpectation(check: Check, text: string, count: string) {
  if (check === 'none') return { expectation: undefined };
  if (text.trim() === '') return { problem: 'Enter what the test checks.' };
  if (check === 'count' && !/^\d{1,4}$/.test(count)) {
    return { problem: 'Enter how many times the text is expected: 0 to 9999.' };
  }
  const expected = check === 'address' ? pathOf(text.trim()) : text.trim();
  return { expectation: { check, text: expected, count: Number(count) } };
}

/** The expectation as a sentence. */
export function expectationText({ check, text, count }: Expectation): string {
  switch (check) {
    case 'text':
      return `“${text}” is shown.`;
    case 'noText':
      return `“${text}” is not shown.`;
    case 'count':
      return `“${text}” is shown ${count} times.`;
    case 'message':
      return `The message “${text}” appears.`;
    case 'address':
      return `The address is ${text}.`;
  }
}

/**
 * The expectation as lines of a Playwright test. `page` is the tab's variable, `path` is the
 * report's page, and `story` explains a failure.
 */
export function expectationCode(
  { check, text, count }: Expectation,
  page: string,
  path: string,
  story: string,
): string[] {
  const expected = (locator: string) =>
    `await expect(${[locator, ...(story ? [literal(story)] : [])].join(', ')})`;
  const found = `shown(${page}, ${literal(text)})`;
  // A message is checked before the page is, because it would disappear.
  if (check === 'message') {
    return [`${expected(`${page}.locator('.toast-area')`)}.toContainText(${literal(text)});`];
  }
  const assertion = {
    text: `${expected(`${found}.first()`)}.toBeVisible();`,
    noText: `${expected(found)}.toHaveCount(0);`,
    count: `${expected(found)}.toHaveCount(${count});`,
    address: `${expected(page)}.toHaveURL(${literal(text)});`,
  }[check];
  return [`await arrived(${page}, ${literal(path)});`, assertion];
}
