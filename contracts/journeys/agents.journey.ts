import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import { agent } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { journey } from './journey.ts';
import { addressOf, letters } from './limits.ts';
import type { Person } from './Person.ts';
import { owner, visitor } from './people.ts';

const listOf = async (person: Person, page = 1, limit = 10) =>
  (await person.does(calls.listAgents(page, limit))).succeeds();

type Agent = Awaited<ReturnType<typeof listOf>>['data'][number];

/** The sent fields of an agent, and its status. */
const sent = (change: object = {}) =>
  ({
    ...agentBody,
    status: 'Active',
    ...change,
  }) satisfies Record<keyof EditAgentForm | 'status', string>;

const shown = (row: Agent) =>
  Object.fromEntries(Object.keys(sent()).map((field) => [field, row[field as keyof Agent] || '']));

async function created(person: Person, change: Parameters<typeof agent>[1] = {}): Promise<Agent> {
  (await person.does(calls.createAgent(agent(person, change)))).succeeds();
  const [newest] = (await listOf(person)).data;
  return newest ?? fail('the agent first in the list');
}

const updateOf = (person: Person, id: number, change: object = {}) => {
  const { password: _, ...form } = agent(person);
  return calls.updateAgent({ ...form, id, ...change });
};

journey(
  'a new agent is Active, comes first in its owner’s list, and has every field as sent (SERVER-19)',
  async () => {
    const nadia = await owner('Nadia');
    const row = await created(nadia);
    expectSame('the row', shown(row), sent());
    const view = await nadia.does(calls.readAgent(row.id));
    expectSame('the agent', shown(view.succeeds()), sent());
    const bare = await created(nadia, {
      middleName: '',
      mobileNumber: '',
      email: 'kofi@field.example',
    });
    expectSame(
      'the row',
      shown(bare),
      sent({ middleName: '', mobileNumber: '', email: 'kofi@field.example' }),
    );
    expectSame(
      'the order of the list',
      (await listOf(nadia)).data.map(({ email }) => email),
      ['kofi@field.example', 'amina@field.example'],
    );
  },
);

journey('an agent cannot log in here (SERVER-19)', async () => {
  const nadia = await owner('Nadia');
  await created(nadia);
  const login = { email: 'amina@field.example', password: 'Agent-2026' };
  (await visitor().does(calls.logIn(login))).isRefused(401);
  const [row] = (await listOf(nadia)).data;
  const change = { id: row?.id ?? 0, status: 'Deactivated' as const };
  (await nadia.does(calls.setAgentStatus(change))).succeeds();
  (await visitor().does(calls.logIn(login))).isRefused(401);
});

journey(
  'an update of an agent stores every field, and changes neither its status nor other agents (SERVER-19)',
  async () => {
    const nadia = await owner('Nadia');
    const other = await created(nadia, { email: 'kofi@field.example' });
    const row = await created(nadia);
    (await nadia.does(calls.setAgentStatus({ id: row.id, status: 'Deactivated' }))).succeeds();
    const change = {
      firstName: 'Aminata',
      middleName: '',
      lastName: 'Sow',
      email: 'aminata@field.example',
      mobileNumber: '',
    };
    (await nadia.does(updateOf(nadia, row.id, change))).succeeds();
    const view = (await nadia.does(calls.readAgent(row.id))).succeeds();
    expectSame('the agent', shown(view), sent({ ...change, status: 'Deactivated' }));
    const { pagination } = await listOf(nadia);
    expectSame('the totals, with the deactivated', pagination, { totalPages: 1, totalItems: 2 });
    const blanks = { ...change, email: '  aminata@field.example ' };
    (await nadia.does(updateOf(nadia, row.id, blanks))).succeeds();
    const { email } = (await nadia.does(calls.readAgent(row.id))).succeeds();
    expectSame('the address, without blanks', email, 'aminata@field.example');
    expectSame('the other agent', (await nadia.does(calls.readAgent(other.id))).succeeds(), other);
    expectSame(
      'the order of the list',
      (await listOf(nadia)).data.map(({ id }) => id),
      [row.id, other.id],
    );
  },
);

journey(
  'an agent is deactivated and activated, stays in the list, and other agents stay unchanged (SERVER-19, AGENTS-9)',
  async () => {
    const nadia = await owner('Nadia');
    const other = await created(nadia, { email: 'kofi@field.example' });
    const row = await created(nadia);
    for (const status of [
      'Deactivated',
      'Deactivated',
      'Active',
      'Active',
      'Deactivated',
    ] as const) {
      (await nadia.does(calls.setAgentStatus({ id: row.id, status }))).succeeds();
      const rows = (await listOf(nadia)).data.map((each) => [each.id, each.status]);
      expectSame('the statuses in the list', rows, [
        [row.id, status],
        [other.id, 'Active'],
      ]);
      expectSame('the view', (await nadia.does(calls.readAgent(row.id))).succeeds().status, status);
    }
    for (const status of ['Inactive', 'active', '', null]) {
      (await nadia.does(calls.setAgentStatus({ id: row.id, status: status as never }))).isRefused(
        422,
      );
    }
    const after = (await nadia.does(calls.readAgent(row.id))).succeeds();
    expectSame('the agent', shown(after), sent({ status: 'Deactivated' }));
  },
);

/** Another value for each field that an update changes. */
const everyField = {
  firstName: 'Changed',
  middleName: 'Changed',
  lastName: 'Changed',
  mobileNumber: '07700900999',
};

journey(
  'an agent may not take another’s address in any case, and may keep its own (CALL-8, SERVER-5)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    await created(tomas, { email: 'kofi@field.example' });
    const row = await created(nadia);
    const taken = [
      'amina@field.example',
      'Amina@FIELD.example',
      'kofi@field.example',
      'tomas@journey.example',
    ];
    for (const email of taken) {
      (await nadia.does(calls.createAgent(agent(nadia, { email })))).isRefused(409);
    }
    for (const email of taken.slice(2)) {
      (await nadia.does(updateOf(nadia, row.id, { ...everyField, email }))).isRefused(409);
    }
    expectSame('the list', (await listOf(nadia)).data, [row]);
    (await nadia.does(updateOf(nadia, row.id, { firstName: 'Aminata' }))).succeeds();
  },
);

journey(
  'another owner’s agent is missing from lists, views and updates (CALL-5, SERVER-5)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const row = await created(nadia);
    expectSame('the list of the other', await listOf(tomas), {
      data: [],
      pagination: { totalPages: 0, totalItems: 0 },
    });
    (await tomas.does(calls.readAgent(row.id))).isRefused(404);
    (await tomas.does(updateOf(tomas, row.id, { firstName: 'Taken' }))).isRefused(404);
    (await tomas.does(calls.setAgentStatus({ id: row.id, status: 'Deactivated' }))).isRefused(404);
    expectSame('the agent', (await nadia.does(calls.readAgent(row.id))).succeeds(), row);
    expectSame('the list of the other', (await listOf(tomas)).data, []);
  },
);

journey('nobody creates or updates an agent in another’s name (SERVER-13, SERVER-5)', async () => {
  const nadia = await owner('Nadia');
  const tomas = await owner('Tomas');
  const forged = tomas.inTheNameOf(nadia);
  (await forged.does(calls.createAgent(agent(nadia)))).isRefused(403);
  expectSame('Nadia’s list', (await listOf(nadia)).data, []);
  expectSame('Tomas’ list', (await listOf(tomas)).data, []);
  const row = await created(tomas);
  (await forged.does(updateOf(nadia, row.id, { firstName: 'Given away' }))).isRefused(403);
  expectSame('Tomas’ list', (await listOf(tomas)).data, [row]);
  expectSame('Nadia’s list', (await listOf(nadia)).data, []);
});

journey(
  'pages of agents have their size and totals, each agent once, and none beyond the last (SERVER-14, AGENTS-5)',
  async () => {
    const nadia = await owner('Nadia');
    for (let number = 1; number <= 12; number += 1) {
      const change = { email: `agent${number}@field.example`, firstName: `Agent ${number}` };
      (await nadia.does(calls.createAgent(agent(nadia, change)))).succeeds();
    }
    for (const [limit, totalPages] of [
      [10, 2],
      [5, 3],
      [12, 1],
    ] as const) {
      const pagination = { totalPages, totalItems: 12 };
      const seen: string[] = [];
      for (let page = 1; page <= totalPages; page += 1) {
        const answer = await listOf(nadia, page, limit);
        expectSame('pagination', answer.pagination, pagination);
        seen.push(...answer.data.map(({ firstName }) => firstName));
      }
      expectSame(
        'all names',
        seen,
        Array.from({ length: 12 }, (_, index) => `Agent ${12 - index}`),
      );
      expectSame('the page beyond the last', await listOf(nadia, totalPages + 1, limit), {
        data: [],
        pagination,
      });
    }
    for (const [page, limit] of [
      [0, 10],
      [1, 0],
      [1, 101],
    ] as const) {
      (await nadia.does(calls.listAgents(page, limit))).isRefused(422);
    }
  },
);

const broken: [string, object][] = [
  ['no first name', { firstName: '' }],
  ['a first name of one letter', { firstName: 'A' }],
  ['a middle name of one letter', { middleName: 'B' }],
  ['no last name', { lastName: '' }],
  ['a last name of one letter', { lastName: 'D' }],
  ['no address', { email: '' }],
  ['an address that is none', { email: 'amina' }],
];

journey(
  'a broken agent is refused on create and update, and nothing is stored (SERVER-4, SERVER-5)',
  async () => {
    const nadia = await owner('Nadia');
    const row = await created(nadia);
    for (const [what, change] of broken) {
      const form = agent(nadia, { email: 'kofi@field.example', ...change });
      (await nadia.does(calls.createAgent(form))).isRefused(422);
      (await nadia.does(updateOf(nadia, row.id, { mobileNumber: '1', ...change }))).isRefused(422);
      expectSame(`the list, after ${what}`, (await listOf(nadia)).data, [row]);
    }
  },
);

journey('a new agent’s password needs 8 characters, its names only 2 (SERVER-4)', async () => {
  const nadia = await owner('Nadia');
  for (const password of ['', letters(7)]) {
    (await nadia.does(calls.createAgent(agent(nadia, { password })))).isRefused(422);
  }
  expectSame('the list', (await listOf(nadia)).data, []);
  const short = { firstName: 'Al', middleName: 'Bo', lastName: 'Cy', password: letters(8) };
  expectSame(
    'the row',
    shown(await created(nadia, short)),
    sent({ firstName: 'Al', middleName: 'Bo', lastName: 'Cy' }),
  );
});

journey('an agent may have long names and a long address (SERVER-4)', async () => {
  const nadia = await owner('Nadia');
  const long = { firstName: letters(60), lastName: letters(60), email: addressOf(90) };
  expectSame('the row', shown(await created(nadia, long)), sent(long));
});

journey('a missing agent is answered 404 (CALL-5)', async () => {
  const nadia = await owner('Nadia');
  const missing = (await created(nadia)).id + 1_000_000;
  (await nadia.does(calls.readAgent(missing))).isRefused(404);
  (await nadia.does(updateOf(nadia, missing, { email: 'kofi@field.example' }))).isRefused(404);
  (await nadia.does(calls.setAgentStatus({ id: missing, status: 'Active' }))).isRefused(404);
});
