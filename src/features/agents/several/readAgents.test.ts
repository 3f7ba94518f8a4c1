import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAgents, writeAgents } from './readAgents.ts';

const ada = {
  firstName: 'Ada',
  middleName: '',
  lastName: 'King',
  email: 'ada@example.com',
  mobileNumber: '',
};
const withNumber = { ...ada, mobileNumber: '+44 7700 900002' };

test.each([
  ['commas', 'Ada,King,ada@example.com', ada],
  ['a whole name', 'Ada King, ada@example.com', ada],
  ['semicolons', 'Ada;King;ada@example.com;+44 7700 900002', withNumber],
  ['tabs', 'Ada King\tada@example.com\t+44 7700 900002', withNumber],
  ['blanks alone', 'Ada King ada@example.com +44 7700 900002', withNumber],
  ['an address book', 'Ada King <ada@example.com>', ada],
  ['the number first', '+44 7700 900002, Ada, King, ada@example.com', withNumber],
  ['the email first', 'ada@example.com, Ada, King', ada],
  ['a middle name', 'Ada Byron King, ada@example.com', { ...ada, middleName: 'Byron' }],
  ['three names', 'Ada,Byron,King,ada@example.com', { ...ada, middleName: 'Byron' }],
  ['a header', 'Email,Last name,First name\nada@example.com,King,Ada', ada],
  [
    'a header with a whole name',
    'Name;E-Mail;Phone\nAda King;ada@example.com;+44 7700 900002',
    withNumber,
  ],
  ['quotes', '"Ada","King","ada@example.com"', ada],
  ['empty lines around it', '\n\n  Ada King, ada@example.com \r\n\r\n', ada],
  ['a mark of the file', '\uFEFFAda King, ada@example.com', ada],
])('%s: an agent is read (AGENT-FORM-15)', (_, text, agent) => {
  expect(readAgents(text)).toEqual([{ row: 1, agent, issues: [] }]);
});

test('what is wrong is said in the words of the form, row by row (AGENT-FORM-15)', () => {
  const text =
    'Ada King, ada@example.com\nA, grace@example.com\nAda K., ADA@example.com\nGrace Hopper';
  expect(readAgents(text).map(({ issues }) => issues)).toEqual([
    [],
    ['First name must contain at least 2 characters', 'Last name is required'],
    ['Row 1 has the same email'],
    ['Email is required'],
  ]);
});

test('nothing is read from nothing (AGENT-FORM-15)', () => {
  expect(readAgents('')).toEqual([]);
  expect(readAgents(' \n\t\n')).toEqual([]);
  expect(readAgents('Name, Email')).toEqual([]);
});

const word = fc.stringMatching(/^[A-Za-zÄé'"=+,;-]{2,12}$/);
const agents = fc.uniqueArray(
  fc.record({
    firstName: word,
    middleName: fc.oneof(fc.constant(''), word),
    lastName: word,
    email: fc.stringMatching(/^[a-z]{2,8}@[a-z]{2,8}\.com$/),
    mobileNumber: fc.oneof(fc.constant(''), fc.stringMatching(/^\+\d{8,12}$/)),
  }),
  { selector: ({ email }) => email, maxLength: 20 },
);

test('agents that are written are read as the same agents (LAW-13)', () => {
  fc.assert(
    fc.property(agents, (all) => {
      expect(readAgents(writeAgents(all))).toEqual(
        all.map((agent, index) => ({ row: index + 1, agent, issues: [] })),
      );
    }),
  );
});

test('no text makes reading fail, and each line is at most one agent (AGENT-FORM-15)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(readAgents(text).length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
    }),
  );
});
