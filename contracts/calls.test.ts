import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStore } from '#api/createStore.ts';
import { sessionStarted } from '#api/sessionSlice.ts';
import { surveyApi } from '#api/surveyApi.ts';
import { createBackend } from '#mocks/createBackend.ts';

const user = {
  id: 2,
  firstName: 'Nadia',
  lastName: 'Rahman',
  email: 'n@example.com',
  type: 'OWNER',
};
const backend = createBackend();
const server = setupServer(...backend.handlers);

beforeAll(async () => {
  await backend.seed('standard');
  await backend.database.sessions.create({ token: 'a-token', userId: 2 });
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function ownersStore() {
  const store = createStore();
  store.dispatch(sessionStarted({ token: 'a-token', user }));
  return store;
}

const firstPage = { page: 1, pageSize: 10, userId: 2, isAdmin: false };

test('a call goes to /api/v1 with the bearer token (SESSION-3, CALL-1)', async () => {
  let seen: Request | undefined;
  server.use(
    http.post('*', ({ request }) => {
      seen = request;
      return HttpResponse.json({ surveys: [], totalPages: 0 });
    }),
  );
  await ownersStore().dispatch(surveyApi.endpoints.surveys.initiate(firstPage));
  expect(new URL(seen?.url ?? '').pathname).toBe('/api/v1/survey');
  expect(seen?.headers.get('authorization')).toBe('Bearer a-token');
});

test('without a token there is no header (SESSION-3)', async () => {
  let seen: Request | undefined;
  server.use(
    http.post('*', ({ request }) => {
      seen = request;
      return HttpResponse.json({ surveys: [], totalPages: 0 });
    }),
  );
  await createStore().dispatch(surveyApi.endpoints.surveys.initiate(firstPage));
  expect(seen?.headers.has('authorization')).toBe(false);
});

test('a body that does not fit its schema is an error with the place (CALL-3)', async () => {
  server.use(http.post('*', () => HttpResponse.json({ surveys: [{ id: 'one' }], totalPages: 1 })));
  const { error } = await ownersStore().dispatch(surveyApi.endpoints.surveys.initiate(firstPage));
  expect(error).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('surveys.0.id'),
  });
});

test('no answer is a named error', async () => {
  server.use(http.post('*', () => HttpResponse.error()));
  const { error } = await ownersStore().dispatch(surveyApi.endpoints.surveys.initiate(firstPage));
  expect(error).toEqual({ kind: 'network' });
});

test('an error page without JSON is an error with its status', async () => {
  server.use(http.post('*', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
  const { error } = await ownersStore().dispatch(surveyApi.endpoints.surveys.initiate(firstPage));
  expect(error).toEqual({ kind: 'status', status: 502, message: '' });
});

test('creating a survey reloads the list', async () => {
  const store = ownersStore();
  const list = store.dispatch(surveyApi.endpoints.surveys.initiate(firstPage));
  expect((await list).data?.surveys[0]?.title).toBe('Market day shoppers');
  await store.dispatch(
    surveyApi.endpoints.createSurvey.initiate({
      title: 'Brand new',
      image: null,
      questions: [],
      userId: 2,
    }),
  );
  await Promise.all(store.dispatch(surveyApi.util.getRunningQueriesThunk()));
  const { data } = surveyApi.endpoints.surveys.select(firstPage)(store.getState());
  expect(data?.surveys[0]?.title).toBe('Brand new');
});
