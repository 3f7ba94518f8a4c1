import { expect, test } from 'vitest';
import { expectationCode, readExpectation } from './expectation.ts';

test.each([
  ['text', ["await expect(shown(page, 'It\\'s'), 'why').toBeVisible();"]],
  [
    'noText',
    ['await settled(page);', "await expect(shown(page, 'It\\'s'), 'why').toHaveCount(0);"],
  ],
  ['count', ['await settled(page);', "await expect(shown(page, 'It\\'s'), 'why').toHaveCount(3);"]],
  ['message', ["await expect(page.locator('.toast-area'), 'why').toContainText('It\\'s');"]],
  ['address', ["await expect(page, 'why').toHaveURL('It\\'s');"]],
] as const)('the expectation %s as lines of a test (DEMO-32)', (check, lines) => {
  const written = expectationCode({ check, text: "It's", count: 3 }, 'page', 'why');
  expect(written.map((line) => line.replace('.first()', ''))).toEqual(lines);
});

test.each([
  ['text', ' ', '1', 'Enter what the test checks.'],
  ['count', 'a', '', 'Enter how many times the text is expected: 0 to 9999.'],
  ['count', 'a', '-1', 'Enter how many times the text is expected: 0 to 9999.'],
] as const)(
  'the check %s of “%s” and “%s” asks for what is missing (DEMO-32)',
  (check, text, count, problem) => {
    expect(readExpectation(check, text, count)).toEqual({ problem });
  },
);

test('without a check there is no expectation; a text counts without its outer spaces (DEMO-32)', () => {
  expect(readExpectation('none', '', '')).toEqual({ expectation: undefined });
  expect(readExpectation('count', ' a ', '2')).toEqual({
    expectation: { check: 'count', text: 'a', count: 2 },
  });
});
