import { othersValue } from '#domain/survey/question.ts';
import { agentBody } from '#fixtures/agentBody.ts';
import { people } from '#fixtures/people.ts';
import { optionValues } from '#mocks/backend/analyze.ts';
import { load, nextId } from '#mocks/backend/database.ts';
import { userByEmail } from '#mocks/backend/emails.ts';
import { LINK_LIFETIME_MS } from '#mocks/backend/resetLinkState.ts';
import { startSession } from '#mocks/backend/startSession.ts';
import { callNames } from '#mocks/callNames.ts';
import type { MockBackend } from '#mocks/createBackend.ts';
import type { StateName, States } from './states.ts';

type Values = Record<string, string | number>;

type StateHandlers = {
  [Name in StateName]: (parameters: States[Name]) => Promise<Values | undefined>;
};

const options = ['Tea', 'Coffee'].map((text) => ({ text, isActive: true }));
const questionDefaults = { required: false, hasOthers: false };

/** How the mock backend reaches each state. A real provider does the same to its database. */
export function mockStates({ database, controls }: MockBackend): StateHandlers {
  const survey = (id: number, userId: number) => ({
    id,
    title: `Survey ${id}`,
    status: 'Open' as const,
    logo: 'https://example.com/logo.png',
    userId,
    updatedAt: '2026-03-01T09:00:00.000Z',
    questions: [
      { ...questionDefaults, id: 1, text: 'Why?', type: 'text' as const, options: [] },
      { ...questionDefaults, id: 2, text: 'Which?', type: 'multiple' as const, options },
      { ...questionDefaults, id: 3, text: 'Which most?', type: 'single' as const, options },
    ],
  });

  const signIn = async ({ id }: { id: number }) => ({
    token: await startSession(database, id),
    userId: id,
  });

  const surveyWithResponses = async ({ responses }: { responses: number }) => {
    await database.surveys.create(survey(1, people.owner.id));
    for (let id = 1; id <= responses; id += 1) {
      await database.responses.create({
        id,
        surveyId: 1,
        surveyorName: 'Grace Hopper',
        user: { firstName: 'Ada', middleName: null, lastName: 'King' },
        timeSpent: 90,
        completionPercentage: 66.67,
        createdAt: '2026-03-01T09:00:00.000Z',
        lat: '48.85',
        long: '2.35',
        answers: [
          { questionId: 1, values: ['Because'] },
          { questionId: 2, values: id === 1 ? ['Tea', 'Coffee'] : ['Tea'] },
          { questionId: 3, values: ['Tea'] },
        ],
      });
    }
    return { surveyId: 1 };
  };

  return {
    'an empty database': async () => {
      await load(database, { users: Object.values(people) });
      controls.set({ faults: [] });
      return undefined;
    },

    'a person': async ({ email, password, type = 'OWNER' }) => {
      const id = nextId(database.users);
      await database.users.create({ ...people.thirdOwner, id, email, password, type });
      return undefined;
    },

    'a signed-in owner': () => signIn(people.owner),

    'a signed-in super administrator': () => signIn(people.superAdmin),

    'surveys of the owner': async ({ count, updatedAt }) => {
      for (let id = 1; id <= count; id += 1) {
        const storedSurvey = survey(id, people.owner.id);
        await database.surveys.create({ ...storedSurvey, ...(updatedAt && { updatedAt }) });
      }
      return { surveyId: count };
    },

    'a survey with responses': surveyWithResponses,

    'a survey with individual answers': surveyWithResponses,

    'a survey with a bare response': async () => {
      await database.surveys.create({ ...survey(1, people.owner.id), logo: null });
      await database.responses.create({
        id: 1,
        surveyId: 1,
        surveyorName: null,
        user: null,
        timeSpent: null,
        completionPercentage: 0,
        createdAt: '2026-03-01T09:00:00.000Z',
        lat: null,
        long: null,
        answers: [],
      });
      return { surveyId: 1 };
    },

    'agents of the owner': async ({ count }) => {
      for (let id = 1; id <= count; id += 1) {
        await database.agents.create({
          ...agentBody,
          id,
          middleName: '',
          email: `amina.${id}@field.example`,
          status: 'Active',
          ownerId: people.owner.id,
          password: 'Agent-2026',
        });
      }
      return { agentId: count };
    },

    'a reset link': async ({ state }) => {
      await database.resetLinks.create({ token: 'a-reset-token', userId: people.owner.id, state });
      return { resetToken: 'a-reset-token', userId: people.owner.id };
    },

    'a reset link for a person': async ({ email, state }) => {
      const token = crypto.randomUUID();
      const userId = userByEmail(database, email)?.id ?? 0;
      const ageMinutes = state === 'expired' ? 61 : 59;
      const issuedAt = Date.now() - ageMinutes * 60_000;
      const expiresAt = new Date(issuedAt + LINK_LIFETIME_MS).toISOString();
      const linkState = state === 'expired' ? 'valid' : state;
      await database.resetLinks.create({ token, userId, state: linkState, expiresAt });
      return { resetToken: token };
    },

    'answers to a survey': async ({ surveyId, responses }) => {
      const questions =
        database.surveys.findFirst((query) => query.where({ id: surveyId }))?.questions ?? [];
      for (const { answers, ...response } of responses) {
        await database.responses.create({
          ...response,
          id: nextId(database.responses),
          surveyId,
          answers: answers.map(({ question, text, choices = [], others }) => ({
            questionId: questions[question]?.id ?? 0,
            values: [
              ...(text === undefined ? [] : [text]),
              ...choices.map(
                (option) => optionValues(questions[question]?.options ?? [])[option] ?? '',
              ),
              ...(others === undefined ? [] : [othersValue(others)]),
            ],
          })),
        });
      }
      return undefined;
    },

    'an expired session': async () => {
      const session = await signIn(people.owner);
      // The mock backend's sessions do not expire by themselves.
      database.sessions.deleteMany((query) => query.where({ token: session.token }));
      return session;
    },

    'the last mail': async () => {
      const mail = database.emails.all().at(-1);
      if (!mail) return { to: '', text: '', link: '' };
      return { to: mail.to, text: `${mail.subject}\n${mail.text}`, link: mail.link ?? '' };
    },

    'the next call fails': async ({ status, message }) => {
      controls.set({
        faults: callNames.map((call) => ({
          call,
          on: 'next',
          answer: { kind: 'status', status, message },
        })),
      });
      return undefined;
    },
  };
}
