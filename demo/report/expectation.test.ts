import { expect, test } from 'vitest';
import { expectationCode, readExpectation } from './expectation.ts';

const ARRIVED = "await arrived(page, '/agents');";
const FOUND = "await expect(shown(page, 'It\\'s')";

test.each([
  ['text', [ARRIVED, `${FOUND}.first(), 'why').toBeVisible();`]],
  ['noText', [ARRIVED, `${FOUND}, 'why').toHaveCount(0);`]],
  ['count', [ARRIVED, `${FOUND}, 'why').toHaveCount(3);`]],
  ['message', ["await expect(page.locator('.toast-area'), 'why').toContainText('It\\'s');"]],
  ['address', [ARRIVED, "await expect(page, 'why').toHaveURL('It\\'s');"]],
  ['value', [ARRIVED, "await expect(page.getByLabel('It\\'s').first(), 'why').toHaveValue('3');"]],
  ['sent', [ARRIVED, "expect(await sentCalls(page), 'why').toContain('It\\'s');"]],
  ['notSent', [ARRIVED, "expect(await sentCalls(page), 'why').not.toContain('It\\'s');"]],
  ['file', [ARRIVED, "await expect.poll(() => saved.join(), 'why').toContain('It\\'s');"]],
] as const)('the expectation %s as lines of a test (DEMO-32)', (check, lines) => {
  const expectation = { check, text: "It's", value: '3' };
  expect(expectationCode(expectation, 'page', '/agents', 'why')).toEqual(lines);
});

test.each([
  ['unset', 'a', '', 'Choose what the test checks at the end.'],
  ['text', ' ', '1', 'Enter what the test checks.'],
  ['count', 'a', '', 'Enter how many times the text is expected: 0 to 9999.'],
  ['count', 'a', '-1', 'Enter how many times the text is expected: 0 to 9999.'],
] as const)(
  'the check %s of “%s” and “%s” asks for the missing part (DEMO-32)',
  (check, text, count, problem) => {
    expect(readExpectation(check, text, count)).toEqual({ problem });
  },
);

test('without a check there is no expectation; a text counts without outer spaces (DEMO-32)', () => {
  expect(readExpectation('none', '', '')).toEqual({ expectation: undefined });
  expect(readExpectation('count', ' a ', '2')).toEqual({
    expectation: { check: 'count', text: 'a', value: '2' },
  });
});

test.each([
  ['http://localhost:3000/agents?page=2', '/agents?page=2'],
  ['/agents', '/agents'],
  ['agents#top', '/agents#top'],
])('the address %s is expected as the path %s (DEMO-32)', (typed, path) => {
  expect(readExpectation('address', typed, '').expectation?.text).toBe(path);
});
