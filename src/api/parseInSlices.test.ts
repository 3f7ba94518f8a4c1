import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseInSlices } from './parseInSlices.ts';

/** Texts that look like where one item ends and the next begins, like ends and beginnings of lists, and like what stands for one. */
const text = constantFrom(
  'So',
  '},{',
  '"},{"',
  '}]',
  '\\"}]',
  '":[{',
  'answers":[{"id":1}]',
  '\\',
  '\\\\"',
  '"answers":[{',
  ':[{',
  'list 0',
  'list 1',
  'ä\u2028😀',
);
const item = record({ id: integer(), value: text, 'a"': text, 'list 0': text });
const items = (maxLength: number) => array(item, { maxLength });
const value = record({
  title: text,
  questions: array(
    record({
      text,
      options: array(record({ text }), { maxLength: 3 }),
      answers: items(20),
      'key\\': items(20),
    }),
    { maxLength: 3 },
  ),
  tags: array(text, { maxLength: 9 }),
  nested: array(array(item, { maxLength: 3 }), { maxLength: 3 }),
  responses: items(20),
});

test('a text that is parsed in slices says what it says, wherever they are cut (LOAD-8)', async () => {
  await assert(
    asyncProperty(value, integer({ min: 1, max: 200 }), async (expected, slice) => {
      expect(await parseInSlices(JSON.stringify(expected), slice)).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

test('what is no JSON is refused, wherever it is broken off (LOAD-8)', async () => {
  const whole = JSON.stringify({ responses: [{ id: 1 }, { id: 2 }, { id: 3 }], title: 'Tea' });
  for (let length = 0; length < whole.length; length += 1) {
    await expect(parseInSlices(whole.slice(0, length), 5)).rejects.toThrow(SyntaxError);
  }
  await expect(parseInSlices(whole.replace('"id":2', '"id":02'), 5)).rejects.toThrow(SyntaxError);
});

test.each([
  ['null'],
  ['"list 0"'],
  ['[]'],
  ['[{"a":[{"b":1},{"b":2}]},{"a":[]}]'],
  ['{ "responses" : [ { "id": 1 }, { "id": 2 } ] }'],
  ['{"responses":[{"id":1},\n{"id":2},\n{"id":3}]}'],
  ['{"a":[{"b":1},{"b":2}],"a":[{"b":3},{"b":4}]}'],
  ['{"__proto__":[{"b":1},{"b":2}]}'],
])('as JSON.parse reads it: %s', async (text) => {
  const read = await parseInSlices(text, 5);
  expect(JSON.stringify(read)).toBe(JSON.stringify(JSON.parse(text)));
});

test('a long list is parsed by the slice, and the browser gets a turn after each (LOAD-8)', async () => {
  const responses = Array.from({ length: 1000 }, (_, id) => ({ id, createdAt: null }));
  const text = JSON.stringify({ title: 'Tea', responses, user: null });
  const parse = vi.spyOn(JSON, 'parse');
  const reading = parseInSlices(text, 1000);
  let turns = 0;
  let isRead = false;
  reading.then(() => {
    isRead = true;
  });
  while (!isRead) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  const lengths = parse.mock.calls.map(([part]) => part.length);
  parse.mockRestore();
  expect(await reading).toEqual({ title: 'Tea', responses, user: null });
  expect(Math.max(...lengths)).toBeLessThan(1100);
  expect(turns).toBeGreaterThan(text.length / 1100);
});
