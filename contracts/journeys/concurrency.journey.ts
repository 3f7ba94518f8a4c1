import { agentUpdate, createAgent, listAgents } from './agents.ts';
import { agent, options, profile, question, signUp, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import type { Person } from './Person.ts';
import { emailFor, logIn, signUpOwner } from './people.ts';
import { send, sendJson } from './send.ts';
import { prepareState } from './states.ts';
import { createSurvey, listSurveys, questionsOfEveryType, removeIds } from './surveys.ts';

/** The statuses of concurrent calls, the lowest first. */
const collectStatuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);

/** The second round finds a server that handles only its first request correctly. */
const ROUNDS = [1, 2];

const sendAgentUpdate = (person: Person, id: number, change: object) =>
  send('PUT', `/agent/${id}`, { body: JSON.stringify(agentUpdate(person, id, change)), person });

journey(
  'if several agents, sign-ups or profiles request the same email at once, one request succeeds (SERVER-23, SERVER-1)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const firstAgent = await createAgent(nadia, { email: 'one@field.example' });
    const secondAgent = await createAgent(nadia, { email: 'two@field.example' });
    for (const round of ROUNDS) {
      const email = `shared${round}@journey.example`;
      expectSame(
        'the statuses of two agents and a person with one address',
        await collectStatuses([
          sendJson('/auth/sign-up-agent', agent(nadia, { email }), nadia),
          sendJson('/auth/sign-up-agent', agent(nadia, { email }), nadia),
          sendJson('/auth/sign-up', signUp({ email })),
        ]),
        [200, 409, 409],
      );
      const sharedProfileEmail = { email: `wanted${round}@journey.example` };
      expectSame(
        'the statuses of two profiles with one address',
        await collectStatuses(
          [nadia, tomas].map((person) =>
            sendJson('/user/update', profile(person, sharedProfileEmail), person),
          ),
        ),
        [200, 409],
      );
      const sharedAgentEmail = { email: `both${round}@field.example` };
      expectSame(
        'the statuses of two agents that get one address',
        await collectStatuses(
          [firstAgent, secondAgent].map(({ id }) => sendAgentUpdate(nadia, id, sharedAgentEmail)),
        ),
        [200, 409],
      );
    }
  },
);

journey(
  'a concurrent update and status change are both stored (SERVER-23, SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createSurvey(nadia);
    const update = {
      id: savedSurvey.id,
      title: 'Changed',
      questions: savedSurvey.questions,
      userId: nadia.id,
    };
    const concurrentCalls = [
      (title: string) => sendJson('/survey/update', { ...update, title }, nadia),
      (_title: string, status: string) =>
        sendJson('/survey/update-status', { id: savedSurvey.id, status }, nadia),
    ];
    for (const [title, status, order] of [
      ['Changed', 'Closed', concurrentCalls],
      ['Changed again', 'Open', concurrentCalls.toReversed()],
    ] as const) {
      const statuses = await collectStatuses(order.map((send) => send(title, status)));
      expectSame('both statuses', statuses, [200, 200]);
      const [row] = (await listSurveys(nadia)).surveys;
      expectSame('title and status', [row?.title, row?.status], [title, status]);
    }
  },
);

journey(
  'a concurrent update without a logo keeps the new logo; a concurrent update of an agent keeps the new status (SERVER-23, SERVER-11, SERVER-19)',
  async (nadia) => {
    const savedSurvey = await createSurvey(nadia, { image: 'https://example.com/one.png' });
    const update = {
      id: savedSurvey.id,
      title: savedSurvey.title,
      questions: savedSurvey.questions,
      userId: nadia.id,
    };
    const logo = 'https://example.com/two.png';
    const [logoUpdateResponse] = await Promise.all([
      sendJson('/survey/update', { ...update, logo }, nadia),
      sendJson('/survey/update', update, nadia),
    ]);
    // One of the updates may get 409.
    const expectedLogo = logoUpdateResponse.status === 200 ? logo : savedSurvey.logo;
    const surveyAfter = await nadia.fetch(calls.getSurvey(savedSurvey.id));
    expectSame('the logo', surveyAfter.logo, expectedLogo);
    const { id } = await createAgent(nadia);
    for (const round of ROUNDS) {
      const newStatus = round % 2 ? 'Deactivated' : 'Active';
      const [, changeOutcome] = await Promise.all([
        sendAgentUpdate(nadia, id, { firstName: `Changed ${round}` }),
        nadia.send(calls.updateAgentStatus({ id, status: newStatus })),
      ]);
      changeOutcome.expectSuccess();
      const { status } = await nadia.fetch(calls.getAgent(id));
      expectSame('the status of the agent', status, newStatus);
    }
  },
);

journey(
  'of two concurrent uses of a reset link, one succeeds (SERVER-23, SERVER-7)',
  async (nadia) => {
    const state = { email: emailFor('Nadia'), state: 'valid' } as const;
    for (const round of ROUNDS) {
      const { resetToken: token } = await prepareState('a reset link for a person', state);
      const passwords = [`first-of-two-${round}`, `second-of-two-${round}`];
      const statuses = await collectStatuses(
        passwords.map((password) =>
          sendJson('/auth/update-password', { id: nadia.id, token, password }),
        ),
      );
      expectSame('the statuses of both', statuses, [200, 410]);
      const logins = await collectStatuses(
        passwords.map((password) =>
          sendJson('/auth/login', { email: emailFor('Nadia'), password }),
        ),
      );
      expectSame('the statuses of a login with each password', logins, [200, 401]);
    }
  },
);

journeyFromEmptyDatabase(
  'an address registered five times at once is taken once (SERVER-23, SERVER-1)',
  async () => {
    const names = ['Ada', 'Bea', 'Cleo', 'Dina', 'Elsa'];
    const statuses = await collectStatuses(
      names.map((firstName, index) => {
        const email = emailFor('Ada');
        const emailVariant = index % 2 ? email.toUpperCase() : email;
        return sendJson('/auth/sign-up', signUp({ firstName, email: emailVariant }));
      }),
    );
    expectSame('the statuses of all', statuses, [200, 409, 409, 409, 409]);
    const { email, password } = signUp();
    await logIn(email, password);
  },
);

journey(
  'of several concurrent updates of one survey, one is stored as a whole (SERVER-23, SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createSurvey(nadia, { questions: questionsOfEveryType });
    const versions = [1, 2, 3, 4].map((number) => ({
      title: `Version ${number}`,
      questions: [
        ...savedSurvey.questions.map((savedQuestion) => ({
          ...savedQuestion,
          text: `${savedQuestion.text} ${number}`,
        })),
        question({
          text: `New in ${number}`,
          type: 'single',
          options: options(`Choice ${number}`),
        }),
      ],
    }));
    const statuses = await collectStatuses(
      versions.map((version) =>
        sendJson('/survey/update', { ...version, id: savedSurvey.id, userId: nadia.id }, nadia),
      ),
    );
    const unexpectedStatuses = statuses.filter((status) => status !== 200 && status !== 409);
    expectSame('the statuses that are neither 200 nor 409', unexpectedStatuses, []);
    const surveyAfter = await nadia.fetch(calls.getSurvey(savedSurvey.id));
    const storedVersion = versions.find(({ title }) => title === surveyAfter.title);
    if (!storedVersion) return failExpecting('the title of one of the versions');
    expectSame(
      `the questions of the stored version, "${surveyAfter.title}"`,
      removeIds(surveyAfter.questions),
      removeIds(storedVersion.questions as never),
    );
  },
);

journey('surveys and agents created at once are all stored (SERVER-23)', async (nadia) => {
  const names = ['First', 'Second', 'Third'];
  const statuses = await collectStatuses([
    ...names.map((title) => sendJson('/survey/create', survey(nadia, { title }), nadia)),
    ...names.map((firstName) => {
      const email = `${firstName}@field.example`;
      return sendJson('/auth/sign-up-agent', agent(nadia, { firstName, email }), nadia);
    }),
  ]);
  expectSame('the statuses', statuses, [200, 200, 200, 200, 200, 200]);
  const { surveys } = await listSurveys(nadia);
  expectSame('the titles', surveys.map(({ title }) => title).toSorted(), names);
  expectSame('the number of ids', new Set(surveys.map(({ id }) => id)).size, 3);
  const agents = (await listAgents(nadia)).data;
  expectSame('the agents', agents.map(({ firstName }) => firstName).toSorted(), names);
});
