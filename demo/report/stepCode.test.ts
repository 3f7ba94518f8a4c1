import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Target } from './Step.ts';
import { literal, stepCode } from './stepCode.ts';

test('a text in a test reads back unchanged (DEMO-32)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => runInNewContext(literal(text)) === text),
  );
});

const button: Target = { by: 'role', what: 'button', name: "It's", place: null };

test.each([
  [
    { kind: 'click', target: button, modifiers: [] },
    ["await page.getByRole('button', { name: 'It\\'s', exact: true }).click();"],
  ],
  [
    { kind: 'click', target: { ...button, place: 2 }, modifiers: ['Shift'] },
    [
      "await page.getByRole('button', { name: 'It\\'s', exact: true }).nth(2).click({ modifiers: ['Shift'] });",
    ],
  ],
  [
    {
      kind: 'drag',
      target: { by: 'css', what: 'span.drag-handle', name: '', place: 1 },
      from: { x: 1, y: 2 },
      by: { x: 3, y: -4 },
    },
    ["await drag(page.locator('span.drag-handle').nth(1), { x: 1, y: 2 }, { x: 3, y: -4 });"],
  ],
  [{ kind: 'clickAt', target: null, at: { x: 5, y: 6 } }, ['await page.mouse.click(5, 6);']],
  [{ kind: 'press', target: null, key: 'Escape' }, ["await page.keyboard.press('Escape');"]],
  [{ kind: 'go', by: -2 }, ['await page.goBack();', 'await page.goBack();']],
  [{ kind: 'go', by: 1 }, ['await page.goForward();']],
  [
    {
      kind: 'fill',
      target: { by: 'css', what: 'input', name: '', place: null },
      text: 'one\ntwo',
    },
    ["await page.locator('input').fill('one\\ntwo');"],
  ],
] as const)('%o as lines of a test (DEMO-32)', (action, lines) => {
  expect(stepCode(action as Parameters<typeof stepCode>[0], 'page', 1)).toEqual(lines);
});
