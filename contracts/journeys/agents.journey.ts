import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import type { Agent } from './agents.ts';
import { agentUpdate, createAgent, listAgents } from './agents.ts';
import { agent, profile, signUp } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, orNull } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { createEmail, expectLimits, letters, lowerDomain, missingId } from './limits.ts';
import type { Person } from './Person.ts';
import { expectInvalidPagesRefused, expectPages } from './pages.ts';
import {
  emailFor,
  expectLoginRefused,
  logInSuperAdmin,
  prepareSignedInOwner,
  signUpOwner,
  visitor,
} from './people.ts';
import { prepareState } from './states.ts';

/** The sent fields of an agent, and its status; empty ones as null. */
const expectedFields = (change: object = {}) => {
  const fields = { ...agentBody, status: 'Active', ...change } satisfies Record<
    keyof EditAgentForm | 'status',
    string
  >;
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, orNull(text)]));
};

const pickSentFields = (row: Agent) =>
  Object.fromEntries(
    Object.keys(expectedFields()).map((field) => [field, orNull(row[field as keyof Agent])]),
  );

const update = (person: Person, id: number, change: object = {}) =>
  calls.updateAgent(agentUpdate(person, id, change));

journey(
  'a new agent is Active, comes first in its owner’s list, and has every field as sent (SERVER-19)',
  async (nadia) => {
    const row = await createAgent(nadia);
    expectSame('the row', pickSentFields(row), expectedFields());
    expectSame(
      'the agent',
      pickSentFields(await nadia.fetch(calls.getAgent(row.id))),
      expectedFields(),
    );
    const namelessChange = { middleName: '', mobileNumber: '', email: 'kofi@field.example' };
    expectSame(
      'the row',
      pickSentFields(await createAgent(nadia, namelessChange)),
      expectedFields(namelessChange),
    );
    const order = (await listAgents(nadia)).data.map((agent) => agent.email);
    expectSame('the order', order, ['kofi@field.example', 'amina@field.example']);
  },
);

journey(
  'an agent cannot log in here, and keeps its address when deactivated (SERVER-19, SERVER-1)',
  async (nadia) => {
    const { id, email } = await createAgent(nadia);
    for (const status of ['Active', 'Deactivated'] as const) {
      await nadia.fetch(calls.updateAgentStatus({ id, status }));
      await expectLoginRefused(email, 'Agent-2026');
      await visitor().expectRefused(409, calls.signUp(signUp({ email })));
    }
  },
);

journey(
  'an update of an agent stores every field, and changes neither its status nor other agents (SERVER-19)',
  async (nadia) => {
    const otherAgent = await createAgent(nadia, { email: 'kofi@field.example' });
    const row = await createAgent(nadia);
    await nadia.fetch(calls.updateAgentStatus({ id: row.id, status: 'Deactivated' }));
    const change = {
      firstName: 'Aminata',
      middleName: '',
      lastName: 'Sow',
      email: 'aminata@field.example',
      mobileNumber: '',
    };
    await nadia.fetch(update(nadia, row.id, change));
    const savedAgent = await nadia.fetch(calls.getAgent(row.id));
    expectSame(
      'the agent',
      pickSentFields(savedAgent),
      expectedFields({ ...change, status: 'Deactivated' }),
    );
    const [listedAgent] = (await listAgents(nadia)).data;
    expectSame(
      'its row in the list',
      listedAgent && pickSentFields(listedAgent),
      pickSentFields(savedAgent),
    );
    const { pagination } = await listAgents(nadia);
    expectSame('the totals, with the deactivated', pagination, { totalPages: 1, totalItems: 2 });
    const changeWithBlanks = { ...change, email: '  ami\u200bnata@field.example ' };
    await nadia.fetch(update(nadia, row.id, changeWithBlanks));
    const { email } = await nadia.fetch(calls.getAgent(row.id));
    expectSame('the address, without blanks', email, 'aminata@field.example');
    expectSame('the other agent', await nadia.fetch(calls.getAgent(otherAgent.id)), otherAgent);
    const order = (await listAgents(nadia)).data.map(({ id }) => id);
    expectSame('the order of the list', order, [row.id, otherAgent.id]);
  },
);

journey(
  'an agent is deactivated and activated, stays in the list, and other agents stay unchanged (SERVER-19, AGENTS-9)',
  async (nadia) => {
    const otherAgent = await createAgent(nadia, { email: 'kofi@field.example' });
    const row = await createAgent(nadia);
    for (const status of [
      'Deactivated',
      'Deactivated',
      'Active',
      'Active',
      'Deactivated',
    ] as const) {
      await nadia.fetch(calls.updateAgentStatus({ id: row.id, status }));
      const rows = (await listAgents(nadia)).data.map((agent) => [agent.id, agent.status]);
      expectSame('the statuses in the list', rows, [
        [row.id, status],
        [otherAgent.id, 'Active'],
      ]);
      expectSame('the view', (await nadia.fetch(calls.getAgent(row.id))).status, status);
    }
    for (const status of ['Inactive', 'active', '', null]) {
      await nadia.expectRefused(
        422,
        calls.updateAgentStatus({ id: row.id, status: status as never }),
      );
    }
    const agentAfter = await nadia.fetch(calls.getAgent(row.id));
    expectSame('the agent', pickSentFields(agentAfter), expectedFields({ status: 'Deactivated' }));
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
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    await logInSuperAdmin();
    await createAgent(tomas, { email: 'kofi@field.example' });
    const row = await createAgent(nadia);
    const takenEmails = [
      'amina@field.example',
      'Amina@FIELD.example',
      'kofi@field.example',
      'tomas@journey.example',
      emailFor('Sofia'),
    ];
    for (const email of takenEmails) {
      await nadia.expectRefused(409, calls.createAgent(agent(nadia, { email })));
    }
    for (const email of takenEmails.slice(2)) {
      await nadia.expectRefused(409, update(nadia, row.id, { ...everyField, email }));
    }
    expectSame('the list', (await listAgents(nadia)).data, [row]);
    await nadia.fetch(update(nadia, row.id, { firstName: 'Aminata' }));
  },
);

journey(
  'another owner’s agent is in no list, and reading or updating it returns 404 (CALL-5, SERVER-5)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const row = await createAgent(nadia);
    expectSame('the list of the other', await listAgents(tomas), {
      data: [],
      pagination: { totalPages: 0, totalItems: 0 },
    });
    for (const status of ['Active', 'Deactivated'] as const) {
      await nadia.fetch(calls.updateAgentStatus({ id: row.id, status }));
      await tomas.expectRefused(404, calls.getAgent(row.id));
      await tomas.expectRefused(404, update(tomas, row.id, { firstName: 'Taken' }));
      // 404 takes precedence over 409, although the email is taken.
      await tomas.expectRefused(404, update(tomas, row.id, { email: emailFor('Nadia') }));
      const otherStatus = status === 'Active' ? 'Deactivated' : 'Active';
      await tomas.expectRefused(404, calls.updateAgentStatus({ id: row.id, status: otherStatus }));
      expectSame('the agent', await nadia.fetch(calls.getAgent(row.id)), { ...row, status });
    }
    expectSame('the list of the other', (await listAgents(tomas)).data, []);
  },
);

journey(
  'nobody creates or updates an agent in another’s name (SERVER-13, SERVER-5)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const impersonator = tomas.inTheNameOf(nadia);
    await impersonator.expectRefused(403, calls.createAgent(agent(nadia)));
    expectSame('Nadia’s list', (await listAgents(nadia)).data, []);
    expectSame('Tomas’ list', (await listAgents(tomas)).data, []);
    const row = await createAgent(tomas);
    for (const id of [row.id, missingId(row.id)])
      await impersonator.expectRefused(403, update(nadia, id, { firstName: 'Given away' }));
    expectSame('Tomas’ list', (await listAgents(tomas)).data, [row]);
    expectSame('Nadia’s list', (await listAgents(nadia)).data, []);
  },
);

journey(
  'each agent is on one page; every page has the right size and totals; a page beyond the last is empty (SERVER-14, AGENTS-5)',
  async (nadia) => {
    const names = Array.from({ length: 12 }, (_, index) => `Agent ${index + 1}`);
    for (const [index, firstName] of names.entries()) {
      const email = `agent${index}@field.example`;
      await nadia.fetch(calls.createAgent(agent(nadia, { email, firstName })));
    }
    const fetchPage = async (page: number, size: number) => {
      const { data, pagination } = await listAgents(nadia, page, size);
      const items = data.map(({ firstName }) => firstName);
      return { items, totalPages: pagination.totalPages, total: pagination.totalItems };
    };
    await expectPages(fetchPage, names.toReversed());
    await expectInvalidPagesRefused(nadia, calls.listAgents);
  },
);

journeyFromEmptyDatabase('a page of 100 agents has 100 (SERVER-24)', async () => {
  const nadia = await prepareSignedInOwner();
  await prepareState('agents of the owner', { count: 101 });
  for (const [page, expectedCount] of [
    [1, 100],
    [2, 1],
  ] as const) {
    const { data } = await listAgents(nadia, page, 100);
    expectSame(`the number of agents on page ${page} of size 100`, data.length, expectedCount);
  }
});

journey(
  'an agent’s limits hold on create and update, and nothing refused is stored (SERVER-4, SERVER-5)',
  async (nadia) => {
    const row = await createAgent(nadia);
    const refusedLimits = {
      firstName: { invalid: ['', 'A'] },
      middleName: { invalid: ['B'] },
      lastName: { invalid: ['', 'D'] },
      email: { invalid: ['', 'amina'] },
    };
    const password = { invalid: ['', letters(7)] };
    await expectLimits(nadia, { ...refusedLimits, password }, (change) =>
      calls.createAgent(agent(nadia, { email: 'kofi@field.example', ...change })),
    );
    await expectLimits(nadia, refusedLimits, (change) =>
      update(nadia, row.id, { mobileNumber: '1', ...change }),
    );
    expectSame('the list', (await listAgents(nadia)).data, [row]);
    for (const names of [
      { firstName: 'Al', middleName: 'Bo', lastName: 'Cy', email: 'a@b.co' },
      { firstName: letters(60), lastName: letters(60), email: createEmail(90) },
    ]) {
      const createdAgent = await createAgent(nadia, { ...names, password: letters(8) });
      expectSame('the row', pickSentFields(createdAgent), expectedFields(names));
    }
  },
);

journey('a missing agent is answered 404 (CALL-5)', async (nadia) => {
  const missingAgentId = missingId((await createAgent(nadia)).id);
  await nadia.expectRefused(404, calls.getAgent(3_000_000_000));
  // People and agents may have their ids in one table, and the owner is no agent.
  if ((await listAgents(nadia)).data.every(({ id }) => id !== nadia.id)) {
    await nadia.expectRefused(404, calls.getAgent(nadia.id));
    await nadia.expectRefused(404, update(nadia, nadia.id, { email: 'kofi@field.example' }));
    await nadia.expectRefused(404, calls.updateAgentStatus({ id: nadia.id, status: 'Active' }));
  }
  await nadia.expectRefused(404, calls.getAgent(missingAgentId));
  await nadia.expectRefused(404, update(nadia, missingAgentId, { email: 'kofi@field.example' }));
  await nadia.expectRefused(404, calls.updateAgentStatus({ id: missingAgentId, status: 'Active' }));
  // The server validates the body before it looks up the agent: 422, not 404.
  await nadia.expectRefused(422, update(nadia, missingAgentId, { email: '' }));
});

journey('an address that a person or agent gives up is free again (SERVER-1)', async (nadia) => {
  await nadia.fetch(calls.updateProfile(profile(nadia, { email: 'new@journey.example' })));
  await visitor().fetch(calls.signUp(signUp({ email: emailFor('Nadia') })));
  const { id, email } = await createAgent(nadia);
  await nadia.fetch(update(nadia, id, { email: email.toUpperCase() }));
  await nadia.fetch(update(nadia, id, { email: 'moved@field.example' }));
  await nadia.expectAllowed(calls.createAgent(agent(nadia)));
});

journey('agents are listed by creation, whatever changes later (SERVER-25)', async (nadia) => {
  const firstAgent = await createAgent(nadia, { firstName: 'First' });
  const secondAgent = await createAgent(nadia, { firstName: 'Second', email: 'b@field.example' });
  await nadia.fetch(calls.updateAgentStatus({ id: firstAgent.id, status: 'Deactivated' }));
  await nadia.fetch(update(nadia, firstAgent.id));
  const ids = (await listAgents(nadia)).data.map(({ id }) => id);
  expectSame('the ids in the list', ids, [secondAgent.id, firstAgent.id]);
});

journey(
  'texts of an agent are stored as sent, blanks around them apart (SERVER-19, SERVER-26, SERVER-32)',
  async (nadia) => {
    for (const firstName of [' Ada ', 'E\u0301lodie', 'ﬁona', 'Zoë 😀']) {
      const email = `A${firstName.length}${firstName.codePointAt(1)}@Example.com`;
      const names = {
        firstName,
        middleName: ' Bo ',
        lastName: 'Cy',
        mobileNumber: ' +44 (0)20 7946 0958, evenings / ext. 12 ',
      };
      const row = await createAgent(nadia, {
        ...names,
        email: ` ${email} `,
        password: letters(150),
      });
      // A server may trim names, and lower the case of an address's domain.
      const withoutSpelling = (fields: ReturnType<typeof pickSentFields>) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [
            name,
            typeof text === 'string' ? lowerDomain(text.trim()) : text,
          ]),
        );
      const sentFields = withoutSpelling(expectedFields({ ...names, email }));
      expectSame('the row', withoutSpelling(pickSentFields(row)), sentFields);
    }
  },
);
