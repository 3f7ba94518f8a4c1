import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailSchema } from '#domain/field/text.ts';
import { agentForm } from '../agentFields.ts';
import { hasPasswordColumn, readAgents, readRecords, removeAgent } from './readAgents.ts';

const ada = {
  ...agentForm(),
  password: '',
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
};
const withNumber = { ...ada, mobileNumber: '+44 7700 900002' };

test.each<[name: string, text: string, agent: typeof ada]>([
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
    'Name;E-mail;Phone\nAda King;ada@example.com;+44 7700 900002',
    withNumber,
  ],
  ['the last name first, under a header', 'Name,Email\n"King, Ada",ada@example.com', ada],
  ...[
    'Surname;First name;Email\nKing;Ada;ada@example.com',
    'Given name,Family name,E-mail address\nAda,King,ada@example.com',
    'ID,Full name,Department,Email\n7,"King, Ada",Sales,ada@example.com',
    '| Name | Email |\n| --- | --- |\n| Ada King | ada@example.com |',
  ].map((text): [string, string, typeof ada] => [text, text, ada]),
  [
    'a header with an unknown column',
    'First name;Nachname;Last name;E-mail\nAda;x;King;ada@example.com',
    ada,
  ],
  ['capitals', 'FAMILY NAME;FIRST NAME;EMAIL\nKing;Ada;ada@example.com', ada],
  [
    'a number as a spreadsheet’s formula',
    'Ada,King,ada@example.com,="+44 7700 900002"',
    withNumber,
  ],
  [
    'a separator within quotes',
    'First name;Last name;Email\nAda;"King; Jr";ada@example.com',
    { ...ada, lastName: 'King; Jr' },
  ],
  ['quotes', '"Ada","King","ada@example.com"', ada],
  ['empty lines around it', '\n\n  Ada King, ada@example.com \r\n\r\n', ada],
  ['a mark of the file', '\uFEFFAda King, ada@example.com', ada],
])('%s: an agent is read (AGENT-FORM-15)', (_, text, agent) => {
  expect(readAgents(text).agents).toMatchObject([{ row: 1, agent, issues: [] }]);
});

test('errors have the messages of the form, row by row (AGENT-FORM-15)', () => {
  const text =
    'Ada King, ada@example.com\nA, grace@example.com\nAda K., ADA@example.com\nGrace Hopper';
  expect(readAgents(text).agents.map(({ issues }) => issues)).toEqual([
    [],
    ['First name must contain at least 2 characters', 'Last name is required'],
    ['Row 1 has the same email'],
    ['Email is required'],
  ]);
});

test('an empty text has no agents (AGENT-FORM-15)', () => {
  expect(readAgents('')).toEqual({ header: null, unreadColumns: [], agents: [] });
  expect(readAgents(' \n\t\n')).toEqual({ header: null, unreadColumns: [], agents: [] });
});

test('a first row without an email is a header, and is listed as skipped (AGENT-FORM-15)', () => {
  const { header, agents } = readAgents('Nachname;Vorname;E-Mail\nKing;Ada;ada@example.com');
  expect(header).toBe('Nachname;Vorname;E-Mail');
  // Nobody knows which name is which.
  expect(agents.map(({ issues }) => issues)).toEqual([['The names of the columns are not known']]);
  expect(readAgents('Ada King, ada@example.com\nGrace Hopper').header).toBeNull();
  // A row alone heads nothing.
  expect(readAgents('Grace Hopper').agents[0]?.issues).toContain('Email is required');
});

test('several emails in a line, in any mail notation, become an agent each (AGENT-FORM-15)', () => {
  const names = (text: string) =>
    readAgents(text).agents.map(({ agent, issues }) => [
      agent.firstName,
      agent.lastName,
      ...issues,
    ]);
  const two = [
    ['Ada', 'King'],
    ['Bob', 'Li'],
  ];
  expect(names('Ada King <ada@example.com>; Bob Li <bob@example.com>;')).toEqual(two);
  expect(names('Ada King <ada@example.com>, Bob Li <bob@example.com>')).toEqual(two);
  expect(names('"King, Ada" <ada@example.com>\n"Li, Bob" <bob@example.com>')).toEqual(two);
  expect(names('1. Ada King - ada@example.com\n2. Bob Li - bob@example.com')).toEqual(two);
  expect(
    names('sep=;\nFirst name;Last name;Email\nAda;King;ada@example.com\nBob;Li;bob@example.com'),
  ).toEqual(two);
});

test('a cell in quotes may hold separators and line ends (AGENT-FORM-15)', () => {
  const text =
    'Name,Region,Email,Note\nAda King,"North; East",ada@example.com,"met at fair\ncall after lunch, please"\nBob Li,South,bob@example.com,"said ""yes"""\n';
  expect(
    readAgents(text).agents.map(({ agent, issues }) => [agent.firstName, agent.email, ...issues]),
  ).toEqual([
    ['Ada', 'ada@example.com'],
    ['Bob', 'bob@example.com'],
  ]);
  expect(
    readRecords(text)
      .map(({ source }) => source)
      .join(''),
  ).toBe(text);
});

test('the comma before an email is not part of the name, even if other lines use semicolons (AGENT-FORM-15)', () => {
  const { agents } = readAgents('Ben King, ben@x.example\nDan;Lee;dan@x.example;07700900011');
  expect(agents.map(({ agent }) => `${agent.firstName} ${agent.lastName}`)).toEqual([
    'Ben King',
    'Dan Lee',
  ]);
});

test('a line that cannot be read with certainty gets an error message (AGENT-FORM-15)', () => {
  const issues = (text: string) => readAgents(text).agents.flatMap((agent) => agent.issues);
  expect(readAgents('"King, Ada",ada@example.com').agents.map(({ agent }) => agent)).toEqual([ada]);
  expect(issues('First name,Last name,Email,Mobile\nBob,Ross,bob@example.com,7.7009E+09')).toEqual([
    'A spreadsheet has changed the mobile number',
  ]);
  expect(issues('Bob,Ross,bob@example.com,9841234567.0')).toEqual([
    'A spreadsheet has changed the mobile number',
  ]);
  for (const number of ['0712 345 678 (WhatsApp)', 'tel: 0712 345 678']) {
    expect(issues(`Bob,Ross,bob@example.com,${number}`)).toEqual([
      'The name has signs that no name has',
    ]);
  }
  for (const name of ["Ada,O'", 'Ada ada@,King', 'Ada 2,King']) {
    expect(issues(`${name},ada@example.com`), name).toEqual([
      'The name has signs that no name has',
    ]);
  }
  expect(issues('Bob,Ross,bob@example.com,7.7009E+09')).toEqual([
    'The name has signs that no name has',
  ]);
  expect(issues('=cmd() King, ada@example.com')).toEqual(['The name has signs that no name has']);
  expect(issues('Ada ada@example.com bob@example.com')).toEqual([
    'The name has signs that no name has',
  ]);
  expect(issues('Name,Mobile,Email\nAda King,Ritz,ada@example.com')).toEqual([
    'The mobile number has no digits',
  ]);
  // An unclosed quote ends with its line.
  expect(readAgents('"Ada King, ada@example.com\nBob Li, bob@example.com').agents).toHaveLength(2);
});

const word = fc.stringMatching(/^[A-Za-zÄé'=+-]{2,12}$/);
const people = fc.uniqueArray(
  fc.record({
    firstName: word,
    lastName: word,
    email: fc.stringMatching(/^[a-z]{2,8}@[a-z]{2,8}\.com$/),
  }),
  { selector: ({ email }) => email, maxLength: 20 },
);

test('removing the record of an agent leaves the others unchanged (LAW-13)', () => {
  fc.assert(
    fc.property(people, fc.nat(), fc.constantFrom(',', ';', '\t'), (all, seed, separator) => {
      const lines = all.map((agent) => Object.values(agent).join(separator));
      const header = 'First name,Last name,Email'.replaceAll(',', separator);
      const text = [header, '', ...lines].join('\n');
      const { agents } = readAgents(text);
      const isKept = (_: unknown, index: number) => (seed >> (index % 30)) % 2 === 0;
      const rest = agents.filter((agent, index) => !isKept(agent, index)).reduce(removeAgent, text);
      expect(readAgents(rest).agents.map(({ agent }) => agent)).toEqual(
        agents.filter(isKept).map(({ agent }) => agent),
      );
    }),
  );
});

const acceptedEmail = fc
  .stringMatching(/^[A-Za-z0-9_'+.-]{0,8}[A-Za-z0-9_+-]@(?:[a-z0-9-]{1,6}\.){1,2}[a-z]{2,4}$/)
  .filter((email) => emailSchema().safeParse(email).success);

test('an email that sign-up accepts is read as it is, or its row is doubtful, at every position and with every separator (AGENT-FORM-15)', () => {
  const parts = fc.shuffledSubarray(['Ada', "O'Brien", '0712345678', '@'], { minLength: 4 });
  const separators = fc.constantFrom(', ', ',', ';', '\t', ' | ', ' ');
  fc.assert(
    fc.property(acceptedEmail, parts, separators, (email, positions, separator) => {
      const line = positions.map((part) => (part === '@' ? email : part)).join(separator);
      for (const text of [line, `${line}\nBob Li${separator}bob@example.com`]) {
        const [agent] = readAgents(text).agents;
        const isDoubtful = agent?.issues.length !== 0;
        expect(isDoubtful || agent?.agent.email === email, `${text}: ${agent?.agent.email}`).toBe(
          true,
        );
      }
    }),
    { numRuns: 2000 },
  );
  const [agent] = readAgents("Ada O'Brien, ada.o'brien@x.example, 0712345678").agents;
  expect(agent).toMatchObject({
    agent: { firstName: 'Ada', lastName: "O'Brien", email: "ada.o'brien@x.example" },
    issues: [],
  });
});

test('a column of passwords is read, and a password too short is refused (AGENT-FORM-17)', () => {
  const text =
    'Name,Email,Password\nAda King,ada@example.com,secret-12\nBob Li,bob@example.com,\nCy Fu,cy@example.com,short';
  expect(readAgents(text).agents.map(({ agent, issues }) => [agent.password, ...issues])).toEqual([
    ['secret-12'],
    [''],
    ['short', 'Password must be at least 8 characters long'],
  ]);
  expect(hasPasswordColumn(text)).toBe(true);
  expect(hasPasswordColumn(`sep=,\n${text}`)).toBe(true);
  expect(hasPasswordColumn(`Cy Ma,cy@example.com\n${text}`)).toBe(true);
  expect(hasPasswordColumn(text.replace('Password', 'Initial password'))).toBe(true);
  expect(hasPasswordColumn('Name,Email\nAda Password,ada@example.com')).toBe(false);
});

test('any text can be read, and each line is at most one agent (AGENT-FORM-15)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(readAgents(text).agents.length).toBeLessThanOrEqual(readRecords(text).length);
    }),
  );
});

test('a short number is a mobile number, not a part of the name (AGENT-FORM-15)', () => {
  expect(readAgents('Ada,,King,ada@example.com,077').agents[0]?.agent).toMatchObject({
    firstName: 'Ada',
    lastName: 'King',
    mobileNumber: '077',
  });
});

test('a line of more than 1,000 characters is refused with a reason (AGENT-FORM-15)', () => {
  const line = (length: number) => 'Ada King, ada@example.com'.padEnd(length, ' ');
  const findIssues = (length: number) => readAgents(line(length)).agents[0]?.issues;
  expect(findIssues(1000)).toEqual([]);
  expect(findIssues(1001)).toEqual(['This line is longer than 1,000 characters']);
});

test('the apostrophe of exported files is not part of a number (AGENT-FORM-15)', () => {
  const { agents } = readAgents("Ada,King,ada@example.com,'+44 7700 900002");
  expect(agents[0]?.agent.mobileNumber).toBe('+44 7700 900002');
});

test('text on both sides of an email makes a row doubtful: it may be a password (AGENT-FORM-15)', () => {
  const findIssues = (text: string) => readAgents(text).agents[0]?.issues;
  expect(findIssues('Ada King,ada@example.com,topsecretword')).toEqual([
    'There is text after the email',
  ]);
  expect(findIssues('Ada King,ada@example.com,07700900002')).toEqual([]);
  expect(findIssues('ada@example.com,Ada King')).toEqual([]);
});

test('columns with unknown names beside known ones are listed as not read (AGENT-FORM-15)', () => {
  const text = 'Name,Email,Mobile phone,Team\nAda King,ada@example.com,07700900002,North';
  const { unreadColumns, agents } = readAgents(text);
  expect(unreadColumns).toEqual(['Team']);
  expect(agents[0]?.agent.mobileNumber).toBe('07700900002');
  expect(readAgents('Ada King,ada@example.com').unreadColumns).toEqual([]);
});
