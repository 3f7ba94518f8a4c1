import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentBody as sampleAgent } from '#fixtures/agentBody.ts';

const ada = { id: 2, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type: 'OWNER' };
const survey = { id: 1, title: 'Tea', questions: [] };
const analysis = { ...survey, responses: [] };
const agent = {
  id: 1,
  firstName: 'Amy',
  lastName: 'Lee',
  email: 'amy@example.com',
  status: 'Active',
} as const;
const listedSurvey = {
  id: 1,
  title: 'Tea',
  status: 'Open',
  updatedAt: '2026-03-01',
  responseCount: 0,
};
const surveys = { surveys: [listedSurvey], totalPages: 2 };
const response = { id: 1, completionPercentage: 100, createdAt: '2026-03-01T10:00:00Z' };
const responses = { responses: [response], totalPages: 2, totalResponses: 2 };
const agents = { data: [agent], pagination: { totalPages: 2, totalItems: 2 } };

const surveyBody = { title: 'Tea', questions: [], userId: 2 };
const agentBody = { ...sampleAgent, ownerId: 2 };
const profileBody = {
  id: 2,
  firstName: 'Augusta',
  middleName: null,
  lastName: 'King',
  email: 'ada@example.com',
  mobileNumber: '',
  password: null,
};

interface Sent {
  call: string;
  body: unknown;
}

/** The server's answer by call; every other call gets an empty object. */
let answers: Record<string, unknown>;
let sentCalls: Sent[];

beforeEach(() => {
  sentCalls = [];
  answers = {
    'POST /auth/login': { token: 'a-token', user: ada },
    'POST /auth/verify-reset-password-token': { userId: 2 },
    'POST /survey': surveys,
    'POST /survey/super-admin': surveys,
    'GET /survey/1': survey,
    'GET /survey/2': { ...survey, id: 2 },
    'GET /survey/analyze/1': analysis,
    'GET /survey/analyze/2': { ...analysis, id: 2 },
    'GET /agent': agents,
    'GET /agent/1': { data: agent },
    'GET /agent/2': { data: { ...agent, id: 2 } },
    'GET /response/get-response-list': responses,
    'GET /response/get-all-response-list': responses,
    'POST /user/update': { ...ada, firstName: 'Augusta' },
    'POST /upload': { url: 'https://pictures.example/1.png' },
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace('/api/v1', '')}`;
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const text = isForm ? '' : await request.text();
    const body = isForm ? await request.formData() : text ? JSON.parse(text) : undefined;
    sentCalls.push({ call: call + search, body });
    const answer = answers[call] ?? {};
    return answer instanceof Response ? answer : Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Fresh copies of the slices, with somebody signed in. */
async function open(user = ada) {
  vi.resetModules();
  const { createStore } = await import('./createStore.ts');
  const { startSession } = await import('./session.ts');
  const store = createStore();
  store.dispatch(startSession({ token: 'a-token', user }));
  const { endpoints: auth } = (await import('./authApi.ts')).authApi;
  const { endpoints: survey } = (await import('./surveyApi.ts')).surveyApi;
  const { endpoints: agent } = (await import('./agentApi.ts')).agentApi;
  const { endpoints: response } = (await import('./responseApi.ts')).responseApi;
  const { endpoints: person } = (await import('./userApi.ts')).userApi;
  const { endpoints: upload } = (await import('./uploadApi.ts')).uploadApi;
  const { endpoints: contact } = (await import('./contactApi.ts')).contactApi;
  const endpoints = { ...auth, ...survey, ...agent, ...response, ...person, ...upload, ...contact };
  return { store, dispatch: store.dispatch, ...endpoints };
}

type Application = Awaited<ReturnType<typeof open>>;
/** Dispatches an action or a call; the caller can await its answer. */
type Act = (application: Application) => PromiseLike<{ data?: unknown; error?: unknown }>;

const logIn = { email: 'ada@example.com', password: 'secret' };
const page = { page: 3, pageSize: 10, userId: 2 };

const acts: Record<string, { act: Act; call: string; answer?: unknown }> = {
  login: {
    act: ({ dispatch, login }) => dispatch(login.initiate(logIn)),
    call: 'POST /auth/login',
    answer: { token: 'a-token', user: ada },
  },
  'reset link': {
    act: ({ dispatch, verifyResetLink }) => dispatch(verifyResetLink.initiate({ token: 'link' })),
    call: 'POST /auth/verify-reset-password-token',
    answer: { userId: 2 },
  },
  'own surveys': {
    act: ({ dispatch, surveys }) => dispatch(surveys.initiate({ ...page, isAdmin: false })),
    call: 'POST /survey',
    answer: surveys,
  },
  "everyone's surveys": {
    act: ({ dispatch, surveys }) => dispatch(surveys.initiate({ ...page, isAdmin: true })),
    call: 'POST /survey/super-admin',
    answer: surveys,
  },
  'all pages of surveys': {
    act: ({ dispatch, everySurvey }) =>
      dispatch(everySurvey.initiate({ userId: 2, isAdmin: false })),
    call: 'POST /survey',
    answer: { pages: [surveys], pageParams: [1] },
  },
  survey: {
    act: ({ dispatch, survey }) => dispatch(survey.initiate(1)),
    call: 'GET /survey/1',
    answer: survey,
  },
  analysis: {
    act: ({ dispatch, surveyAnalysis }) => dispatch(surveyAnalysis.initiate(1)),
    call: 'GET /survey/analyze/1',
    answer: analysis,
  },
  'new survey': {
    act: ({ dispatch, createSurvey }) =>
      dispatch(createSurvey.initiate({ ...surveyBody, image: null })),
    call: 'POST /survey/create',
  },
  'changed survey': {
    act: ({ dispatch, updateSurvey }) => dispatch(updateSurvey.initiate({ ...surveyBody, id: 1 })),
    call: 'POST /survey/update',
  },
  'status of a survey': {
    act: ({ dispatch, updateSurveyStatus }) =>
      dispatch(updateSurveyStatus.initiate({ id: 1, status: 'Closed' })),
    call: 'POST /survey/update-status',
  },
  agents: {
    act: ({ dispatch, agents }) => dispatch(agents.initiate({ page: 3, limit: 10 })),
    call: 'GET /agent?page=3&limit=10',
    answer: agents,
  },
  'all pages of agents': {
    act: ({ dispatch, everyAgent }) => dispatch(everyAgent.initiate()),
    call: 'GET /agent?page=1&limit=100',
    answer: { pages: [agents], pageParams: [1] },
  },
  agent: {
    act: ({ dispatch, agent }) => dispatch(agent.initiate(1)),
    call: 'GET /agent/1',
    answer: agent,
  },
  'new agent': {
    act: ({ dispatch, createAgent }) =>
      dispatch(createAgent.initiate({ ...agentBody, password: 'secret' })),
    call: 'POST /auth/sign-up-agent',
  },
  'changed agent': {
    act: ({ dispatch, updateAgent }) => dispatch(updateAgent.initiate({ ...agentBody, id: 1 })),
    call: 'PUT /agent/1',
  },
  'status of an agent': {
    act: ({ dispatch, updateAgentStatus }) =>
      dispatch(updateAgentStatus.initiate({ id: 1, status: 'Deactivated' })),
    call: 'PATCH /agent/1/status',
  },
  'responses to own surveys': {
    act: ({ dispatch, responses }) => dispatch(responses.initiate({ ...page, isAdmin: false })),
    call: 'GET /response/get-response-list?page=3&pageSize=10&userId=2',
    answer: responses,
  },
  'all responses': {
    act: ({ dispatch, responses }) => dispatch(responses.initiate({ ...page, isAdmin: true })),
    call: 'GET /response/get-all-response-list?page=3&pageSize=10&userId=2',
    answer: responses,
  },
  'all pages of responses': {
    act: ({ dispatch, everyResponse }) =>
      dispatch(everyResponse.initiate({ userId: 2, isAdmin: true, reading: 0, isExport: false })),
    call: 'GET /response/get-all-response-list?userId=2&page=1&pageSize=100',
    answer: { pages: [responses], pageParams: [1] },
  },
  profile: {
    act: ({ dispatch, updateProfile }) => dispatch(updateProfile.initiate(profileBody)),
    call: 'POST /user/update',
    answer: { ...ada, firstName: 'Augusta' },
  },
  picture: {
    act: ({ dispatch, upload }) => dispatch(upload.initiate(new File(['picture'], 'logo.png'))),
    call: 'POST /upload',
    answer: { url: 'https://pictures.example/1.png' },
  },
};

test('a picture is sent as the field "file" of a form (SERVER-20)', async () => {
  await acts.picture?.act(await open());
  const { body } = sentCalls[0] as { body: FormData };
  expect([...body.keys()]).toEqual(['file']);
  expect(await (body.get('file') as File).text()).toBe('picture');
});

test.each(Object.entries(acts).filter(([, { answer }]) => answer))(
  'an invalid response to the call for %s becomes an error (CALL-3)',
  async (_name, { act, call }) => {
    const [path = ''] = call.split('?');
    answers[path] = { other: true };
    const { error } = await act(await open());
    expect(error).toMatchObject({ kind: 'malformed' });
  },
);

test.each([
  '',
  '   ',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//elsewhere.example/a.png',
  '/pictures/a.png',
  '/api/v12/a.png',
  'http://[',
])('an uploaded picture cannot have the URL %j (BUILDER-21)', async (url) => {
  vi.stubGlobal('location', new URL('http://localhost/'));
  answers['POST /upload'] = { url };
  const { error } = (await acts.picture?.act(await open())) ?? {};
  expect(error).toMatchObject({ kind: 'malformed' });
});

test.each(['everySurvey', 'everyAgent', 'everyResponse'] as const)(
  '%s continues to the last page',
  async (name) => {
    const { dispatch, ...endpoints } = await open();
    const { initiate } = endpoints[name] as Application['everySurvey'];
    const whose = { userId: 2, isAdmin: false };
    await dispatch(initiate(whose));
    const { data, hasNextPage } = await dispatch(initiate(whose, { direction: 'forward' }));
    expect(data?.pageParams).toEqual([1, 2]);
    expect(hasNextPage).toBe(false);
    await dispatch(initiate(whose, { direction: 'forward' }));
    const requests = sentCalls.map(({ call, body }) => JSON.stringify(body) ?? call);
    expect(requests.map((text) => text.match(/page"?[:=](\d)/)?.[1])).toEqual(['1', '2']);
  },
);

/** After the answer to this extra call, every earlier call has been sent. */
const settle = async ({ dispatch, contactUs }: Application) => {
  await dispatch(contactUs.initiate({ message: 'All sent?' } as never));
  sentCalls = sentCalls.filter(({ call }) => call !== 'POST /email/contact-us');
};

/** The data on screens, by the call that reads them. */
const watch = async ({ dispatch, ...endpoints }: Application) => {
  const { surveys, everySurvey, survey, surveyAnalysis, agents, everyAgent, agent } = endpoints;
  await Promise.all([
    dispatch(surveys.initiate({ ...page, isAdmin: false })),
    dispatch(everySurvey.initiate({ userId: 2, isAdmin: true })),
    dispatch(survey.initiate(1)),
    dispatch(survey.initiate(2)),
    dispatch(surveyAnalysis.initiate(1)),
    dispatch(surveyAnalysis.initiate(2)),
    dispatch(agents.initiate({ page: 3, limit: 10 })),
    dispatch(everyAgent.initiate()),
    dispatch(agent.initiate(1)),
    dispatch(agent.initiate(2)),
    dispatch(endpoints.responses.initiate({ ...page, isAdmin: false })),
    dispatch(
      endpoints.everyResponse.initiate({ userId: 2, isAdmin: true, reading: 0, isExport: false }),
    ),
  ]);
  expect(sentCalls).toHaveLength(12);
  sentCalls = [];
};

const surveyLists = ['POST /survey', 'POST /survey/super-admin'];
const responseLists = ['GET /response/get-all-response-list', 'GET /response/get-response-list'];
const agentLists = ['GET /agent', 'GET /agent'];

test.each([
  ['new survey', surveyLists],
  ['changed survey', [...surveyLists, ...responseLists, 'GET /survey/1', 'GET /survey/analyze/1']],
  ['status of a survey', [...surveyLists, 'GET /survey/analyze/1']],
  ['new agent', agentLists],
  ['changed agent', [...agentLists, 'GET /agent/1']],
  ['status of an agent', [...agentLists, 'GET /agent/1']],
  ['profile', [...surveyLists, ...responseLists]],
  ['picture', []],
])(
  '%s: exactly the queries that depend on it are refetched, also after a failure',
  async (name, expectedRequests) => {
    const { act, call } = acts[name] as (typeof acts)[string];
    for (const answer of [answers[call], Response.json({}, { status: 500 })]) {
      answers[call] = answer;
      const application = await open();
      await watch(application);
      await act(application);
      await settle(application);
      const again = sentCalls.map(({ call }) => call.replace(/\?.*/, '')).toSorted();
      expect(again).toEqual([call, ...expectedRequests].toSorted());
      sentCalls = [];
    }
  },
);

test('a saved profile updates the signed-in user; a failed save changes nothing (PROFILE-1)', async () => {
  const { store, updateProfile } = await open();
  answers['POST /user/update'] = Response.json({}, { status: 500 });
  await store.dispatch(updateProfile.initiate(profileBody));
  expect(store.getState().session.user).toEqual(ada);
  answers['POST /user/update'] = { ...ada, firstName: 'Augusta' };
  await store.dispatch(updateProfile.initiate(profileBody));
  await vi.waitFor(() => expect(store.getState().session.user?.firstName).toBe('Augusta'));
});

test('a report is not deeply frozen', async () => {
  answers['GET /survey/analyze/1'] = {
    ...analysis,
    questions: [{ id: 1, text: 'Why?', type: 'text' }],
  };
  const { dispatch, surveyAnalysis } = await open();
  const { data } = await dispatch(surveyAnalysis.initiate(1));
  expect(Object.isFrozen(data)).toBe(true);
  expect(Object.isFrozen(data?.questions)).toBe(false);
});
