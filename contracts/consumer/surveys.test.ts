import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { surveyApi } from '#api/surveyApi.ts';
import { questionTypes } from '#domain/survey/question.ts';
import {
  errorBody,
  expectError,
  expectSuccess,
  ISO_DATE,
  interaction,
  jsonBody,
  ownerInteraction,
  pickExample,
  signedBody,
  signedIn,
  signedRequest,
  USER_ID,
  userId,
} from '../consumerPact.ts';

const { boolean, eachLike, integer, nullValue, number, regex, string } = MatchersV3;

const TYPES = Object.keys(questionTypes).join('|');

/** A choice question in a report with the least that a server sends: how many took each option. */
const choiceSummary = (id: number, type: 'multiple' | 'single') => ({
  id: integer(id),
  text: string('Which?'),
  type,
  options: eachLike({
    order: integer(1),
    text: string('Tea'),
    isActive: boolean(true),
    responseCount: integer(2),
  }),
});

const createPageQuery = (pageSize = 10) => ({ page: 1, pageSize, userId: USER_ID });
const pageBody = { page: 1, pageSize: 10, userId };

const summary = {
  id: integer(1),
  title: string('Market day shoppers'),
  status: regex('Open|Closed', 'Open'),
  updatedAt: regex(ISO_DATE, '2026-03-01T09:00:00Z'),
  responseCount: integer(12),
};

const question = {
  text: 'Why?',
  type: 'text' as const,
  required: true,
  hasOthers: false,
  options: [],
};
const choiceQuestion = {
  text: 'Which?',
  type: 'single' as const,
  required: false,
  hasOthers: true,
  options: [
    { text: 'Tea', isActive: true },
    { text: 'Coffee', isActive: false },
  ],
};
const newSurvey = { title: 'Hello', image: null, questions: [question, choiceQuestion] };

describe('POST /survey', () => {
  const list = () =>
    signedIn().dispatch(
      surveyApi.endpoints.surveys.initiate({ ...createPageQuery(), isAdmin: false }),
    );

  test('an owner has a page of own surveys', () =>
    ownerInteraction('a page of an owner’s surveys', ['surveys of the owner', { count: 2 }])
      .withRequest('POST', '/api/v1/survey', signedBody(pageBody))
      .willRespondWith(200, jsonBody({ surveys: eachLike(summary), totalPages: integer(1) }))
      .executeTest(async () => {
        const { data } = await list();
        expect(data?.surveys[0]).toMatchObject({ title: 'Market day shoppers', status: 'Open' });
      }));

  test('an owner without surveys has an empty page', () =>
    ownerInteraction('a page of surveys of an owner who has none')
      .withRequest('POST', '/api/v1/survey', signedBody(pageBody))
      .willRespondWith(200, jsonBody({ surveys: [], totalPages: 0 }))
      .executeTest(async () => {
        expect((await list()).data).toEqual({ surveys: [], totalPages: 0 });
      }));
});

describe('POST /survey/super-admin', () => {
  test('a super administrator has a page of all surveys, each with its owner’s email', () =>
    interaction(
      'a page of everyone’s surveys',
      ['a signed-in super administrator', {}],
      ['surveys of the owner', { count: 2 }],
    )
      .withRequest('POST', '/api/v1/survey/super-admin', signedBody(pageBody))
      .willRespondWith(
        200,
        jsonBody({
          surveys: eachLike({ ...summary, user: { email: string('nadia@canvass.example') } }),
          totalPages: integer(1),
        }),
      )
      .executeTest(async () => {
        const { data } = await signedIn('SUPER_ADMIN').dispatch(
          surveyApi.endpoints.surveys.initiate({ ...createPageQuery(), isAdmin: true }),
        );
        expect(data?.surveys[0]?.user).toEqual({ email: 'nadia@canvass.example' });
      }));
});

describe('POST /survey/create', () => {
  const createSurvey = () =>
    signedIn().dispatch(
      surveyApi.endpoints.createSurvey.initiate({ ...newSurvey, userId: USER_ID }),
    );

  test('an owner creates a survey', () =>
    ownerInteraction('a new survey')
      .withRequest('POST', '/api/v1/survey/create', signedBody({ ...newSurvey, userId }))
      .willRespondWith(200)
      .executeTest(() => expectSuccess(createSurvey())));

  test('a created survey has the logo URL that the upload returned', () => {
    const image = 'https://example.com/logo.png';
    return ownerInteraction('a new survey with a logo')
      .withRequest('POST', '/api/v1/survey/create', signedBody({ ...newSurvey, image, userId }))
      .willRespondWith(200)
      .executeTest(() =>
        expectSuccess(
          signedIn().dispatch(
            surveyApi.endpoints.createSurvey.initiate({ ...newSurvey, image, userId: USER_ID }),
          ),
        ),
      );
  });

  test('creating a survey on a failing server is answered 500 with a message to show', () => {
    const [status, message] = [500, 'The server is out of order'];
    return ownerInteraction('a new survey while the server is out of order', [
      'the next call fails',
      { status, message },
    ])
      .withRequest('POST', '/api/v1/survey/create', signedBody({ ...newSurvey, userId }))
      .willRespondWith(status, jsonBody(errorBody(message)))
      .executeTest(() => expectError(createSurvey(), { kind: 'status', status, message }));
  });
});

describe('GET /survey/analyze/{id}', () => {
  const analyze = () => signedIn().dispatch(surveyApi.endpoints.surveyAnalysis.initiate(1));

  test('an owner reads the report of a survey', () =>
    ownerInteraction('the analysis of a survey', ['a survey with responses', { responses: 3 }])
      .withRequest(
        'GET',
        pickExample('/api/v1/survey/analyze/${surveyId}', { surveyId: 1 }),
        signedRequest,
      )
      .willRespondWith(
        200,
        jsonBody({
          id: integer(1),
          title: string('Hello'),
          averageTimeSpent: number(120),
          averageCompletionRate: number(66.67),
          questions: [
            {
              id: integer(1),
              text: string('Why?'),
              type: 'text',
              answers: eachLike({ id: integer(1), value: string('Because') }),
            },
            choiceSummary(2, 'multiple'),
            choiceSummary(3, 'single'),
          ],
          responses: eachLike({
            id: integer(1),
            lat: string('48.85'),
            long: string('2.35'),
            createdAt: regex(ISO_DATE, '2026-03-01T09:00:00.000Z'),
            completionPercentage: number(66.67),
            timeSpent: integer(60),
          }),
        }),
      )
      .executeTest(async () => {
        const { data } = await analyze();
        expect(data?.questions.map(({ responseCount }) => responseCount)).toEqual([1, 1, 2]);
        expect(data?.questions[2]?.options?.[0]).toMatchObject({ text: 'Tea', responseCount: 2 });
      }));

  test('a report may contain individual answers and names', () =>
    ownerInteraction('the analysis of a survey with individual answers', [
      'a survey with individual answers',
      { responses: 2 },
    ])
      .withRequest(
        'GET',
        pickExample('/api/v1/survey/analyze/${surveyId}', { surveyId: 1 }),
        signedRequest,
      )
      .willRespondWith(
        200,
        jsonBody({
          id: integer(1),
          title: string('Hello'),
          questions: eachLike({ id: integer(1), text: string('Why?'), type: regex(TYPES, 'text') }),
          responses: eachLike({
            id: integer(1),
            surveyorName: string('Grace Hopper'),
            user: { firstName: string('Ada'), lastName: string('King') },
            answers: eachLike({ questionId: integer(1), values: eachLike('Because') }),
          }),
        }),
      )
      .executeTest(async () => {
        const { data } = await analyze();
        expect(data?.responses[0]).toMatchObject({
          surveyorName: 'Grace Hopper',
          user: { firstName: 'Ada' },
          answers: [{ questionId: 1, values: ['Because'] }],
        });
      }));

  test('missing parts of a response are null', () =>
    ownerInteraction('the analysis of a survey with a response without time or place', [
      'a survey with a bare response',
      {},
    ])
      .withRequest(
        'GET',
        pickExample('/api/v1/survey/analyze/${surveyId}', { surveyId: 1 }),
        signedRequest,
      )
      .willRespondWith(
        200,
        jsonBody({
          id: integer(1),
          title: string('Hello'),
          questions: eachLike({ id: integer(1), text: string('Why?'), type: regex(TYPES, 'text') }),
          responses: eachLike({
            id: integer(1),
            lat: nullValue(),
            long: nullValue(),
            timeSpent: nullValue(),
          }),
        }),
      )
      .executeTest(async () => {
        const { data } = await analyze();
        expect(data?.responses[0]).toMatchObject({ lat: null, long: null, timeSpent: null });
      }));

  test('the report of a survey without answers has no responses', () =>
    ownerInteraction('the analysis of a survey that nobody answered', [
      'surveys of the owner',
      { count: 1 },
    ])
      .withRequest(
        'GET',
        pickExample('/api/v1/survey/analyze/${surveyId}', { surveyId: 1 }),
        signedRequest,
      )
      .willRespondWith(
        200,
        jsonBody({
          id: integer(1),
          title: string('Hello'),
          questions: eachLike({ id: integer(1), text: string('Why?'), type: regex(TYPES, 'text') }),
          responses: [],
        }),
      )
      .executeTest(async () => {
        expect((await analyze()).data?.responses).toEqual([]);
      }));

  test('a survey that is not there, or is another owner’s, is answered 404', () =>
    ownerInteraction('the analysis of a survey that is not there')
      .withRequest('GET', '/api/v1/survey/analyze/1', signedRequest)
      .willRespondWith(404, jsonBody(errorBody('Survey not found')))
      .executeTest(() => expectError(analyze(), { kind: 'status', status: 404 })));
});

describe('GET /survey/{id}', () => {
  const fetchSurvey = () => signedIn().dispatch(surveyApi.endpoints.survey.initiate(1));
  const questionDefaults = {
    id: integer(2),
    text: string('Which?'),
    type: 'multiple',
    required: boolean(false),
    hasOthers: boolean(false),
    options: eachLike({ text: string('Tea'), isActive: boolean(true) }),
  };

  test('an owner reads a survey with its questions', () =>
    ownerInteraction('one survey', ['surveys of the owner', { count: 1 }])
      .withRequest('GET', pickExample('/api/v1/survey/${surveyId}', { surveyId: 1 }), signedRequest)
      .willRespondWith(
        200,
        jsonBody({
          id: integer(1),
          title: string('Hello'),
          logo: string('https://example.com/logo.png'),
          questions: [
            {
              ...questionDefaults,
              id: integer(1),
              text: string('Why?'),
              type: 'text',
              options: [],
            },
            questionDefaults,
            { ...questionDefaults, id: integer(3), type: 'single' },
          ],
        }),
      )
      .executeTest(async () => {
        const { data } = await fetchSurvey();
        expect(data?.questions[1]?.options).toEqual([{ text: 'Tea', isActive: true }]);
      }));

  test('reading a survey without a logo returns null for the logo', () =>
    ownerInteraction('one survey without a logo', ['a survey with a bare response', {}])
      .withRequest('GET', pickExample('/api/v1/survey/${surveyId}', { surveyId: 1 }), signedRequest)
      .willRespondWith(
        200,
        jsonBody({
          id: integer(1),
          title: string('Hello'),
          logo: nullValue(),
          questions: [
            {
              ...questionDefaults,
              id: integer(1),
              text: string('Why?'),
              type: 'text',
              options: [],
            },
            questionDefaults,
            { ...questionDefaults, id: integer(3), type: 'single' },
          ],
        }),
      )
      .executeTest(async () => {
        expect((await fetchSurvey()).data?.logo).toBeNull();
      }));

  test('a survey that is not there is answered 404', () =>
    ownerInteraction('one survey that is not there')
      .withRequest('GET', '/api/v1/survey/1', signedRequest)
      .willRespondWith(404, jsonBody(errorBody('Survey not found')))
      .executeTest(() => expectError(fetchSurvey(), { kind: 'status', status: 404 })));
});

describe('POST /survey/update', () => {
  const update = (logo?: string) =>
    signedIn().dispatch(
      surveyApi.endpoints.updateSurvey.initiate({
        id: 1,
        userId: USER_ID,
        title: 'Renamed',
        questions: [question, choiceQuestion],
        ...(logo && { logo }),
      }),
    );
  const body = {
    id: MatchersV3.fromProviderState('${surveyId}', 1),
    userId,
    title: 'Renamed',
    questions: [question, choiceQuestion],
  };

  test('an owner updates a survey and keeps its logo', () =>
    ownerInteraction('a changed survey without a new logo', ['surveys of the owner', { count: 1 }])
      .withRequest('POST', '/api/v1/survey/update', signedBody(body))
      .willRespondWith(200)
      .executeTest(() => expectSuccess(update())));

  test('an update with a new logo sends the URL of the logo', () =>
    ownerInteraction('a changed survey with a new logo', ['surveys of the owner', { count: 1 }])
      .withRequest(
        'POST',
        '/api/v1/survey/update',
        signedBody({ ...body, logo: 'https://example.com/logo.png' }),
      )
      .willRespondWith(200)
      .executeTest(() => expectSuccess(update('https://example.com/logo.png'))));

  test('updating a survey on a failing server is answered 500 with a message to show', () => {
    const [status, message] = [500, 'The server is out of order'];
    return ownerInteraction(
      'a changed survey while the server is out of order',
      ['surveys of the owner', { count: 1 }],
      ['the next call fails', { status, message }],
    )
      .withRequest('POST', '/api/v1/survey/update', signedBody(body))
      .willRespondWith(status, jsonBody(errorBody(message)))
      .executeTest(() => expectError(update(), { kind: 'status', status, message }));
  });
});

describe('POST /survey/update-status', () => {
  test.each(['Open', 'Closed'] as const)('an owner sets a survey to %s', (status) =>
    interaction(
      `a survey that is to be ${status}`,
      ['a signed-in owner', {}],
      ['surveys of the owner', { count: 1 }],
    )
      .withRequest(
        'POST',
        '/api/v1/survey/update-status',
        signedBody({ id: MatchersV3.fromProviderState('${surveyId}', 1), status }),
      )
      .willRespondWith(200)
      .executeTest(() =>
        expectSuccess(
          signedIn().dispatch(surveyApi.endpoints.updateSurveyStatus.initiate({ id: 1, status })),
        ),
      ),
  );
});
