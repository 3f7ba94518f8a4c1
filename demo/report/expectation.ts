import { literal } from './stepCode.ts';

/** The assertions that a reporter chooses from, with their labels. `unset` is no choice yet. */
export const checks = {
  unset: 'Choose…',
  none: 'Nothing: it passes with and without the bug',
  text: 'A text is shown',
  noText: 'A text is not shown',
  count: 'A text is shown so many times',
  message: 'A message appears',
  value: 'A field has a value',
  address: 'The page has an address',
  sent: 'A call was sent',
  notSent: 'A call was not sent',
  file: 'A file was saved',
} as const;

export type Check = keyof typeof checks;

/** What the first field of a check asks for. */
export const asks: Partial<Record<Check, string>> = {
  text: 'Text',
  noText: 'Text',
  count: 'Text',
  message: 'Text',
  value: 'Label of the field',
  address: 'Expected address',
  sent: 'Call, as “POST /survey/create”',
  notSent: 'Call, as “POST /survey/create”',
  file: 'Name of the file, or a part of it',
};

/**
 * What should have happened. `text` is what the check asks for; `value` is the number of a count, or
 * the value of a field.
 */
export interface Expectation {
  check: Exclude<Check, 'none' | 'unset'>;
  text: string;
  value: string;
}

/** The path of an address, because the test runs at another origin. */
function pathOf(address: string): string {
  const url = URL.parse(address, 'http://localhost');
  return url ? url.pathname + url.search + url.hash : address;
}

/** The expectation in the form; a sentence to show if something is missing. */
export function readExpectation(check: Check, text: string, value: string) {
  if (check === 'unset') return { problem: 'Choose what the test checks at the end.' };
  if (check === 'none') return { expectation: undefined };
  if (text.trim() === '') return { problem: 'Enter what the test checks.' };
  if (check === 'count' && !/^\d{1,4}$/.test(value)) {
    return { problem: 'Enter how many times the text is expected: 0 to 9999.' };
  }
  const expected = check === 'address' ? pathOf(text.trim()) : text.trim();
  return { expectation: { check, text: expected, value } };
}

/** The expectation as a sentence. */
export function expectationText({ check, text, value }: Expectation): string {
  return {
    text: `“${text}” is shown.`,
    noText: `“${text}” is not shown.`,
    count: `“${text}” is shown ${value} times.`,
    message: `The message “${text}” appears.`,
    value: `The field “${text}” has the value “${value}”.`,
    address: `The address is ${text}.`,
    sent: `${text} was sent.`,
    notSent: `${text} was not sent.`,
    file: `A file “${text}” was saved.`,
  }[check];
}

/**
 * The expectation as lines of a Playwright test. `page` is the tab's variable, `path` is the
 * report's page, and `story` explains a failure.
 */
export function expectationCode(
  { check, text, value }: Expectation,
  page: string,
  path: string,
  story: string,
): string[] {
  const wanted = literal(text);
  const withStory = (subject: string) => (story ? `${subject}, ${literal(story)}` : subject);
  const expected = (locator: string) => `await expect(${withStory(locator)})`;
  const sent = `expect(${withStory(`await sentCalls(${page})`)})`;
  const found = `shown(${page}, ${wanted})`;
  // A message is checked before the page is, because it would disappear.
  if (check === 'message') {
    return [`${expected(`${page}.locator('.toast-area')`)}.toContainText(${wanted});`];
  }
  const assertion = {
    text: `${expected(`${found}.first()`)}.toBeVisible();`,
    noText: `${expected(found)}.toHaveCount(0);`,
    count: `${expected(found)}.toHaveCount(${value});`,
    value: `${expected(`${page}.getByLabel(${wanted}).first()`)}.toHaveValue(${literal(value)});`,
    address: `${expected(page)}.toHaveURL(${wanted});`,
    sent: `${sent}.toContain(${wanted});`,
    notSent: `${sent}.not.toContain(${wanted});`,
    file: `await expect.poll(${withStory('() => saved.join()')}).toContain(${wanted});`,
  }[check];
  return [`await arrived(${page}, ${literal(path)});`, assertion];
}
