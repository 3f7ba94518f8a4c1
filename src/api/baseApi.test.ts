import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { config } from 'zod/mini';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import type { ThunkExtra } from './send.ts';

const ada = { id: 2, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type: 'OWNER' };
const bob = { ...ada, id: 3, firstName: 'Bob' };
const page = { page: 1, pageSize: 10, userId: 2, isAdmin: false };
const surveys = { surveys: [], totalPages: 0 };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A fresh copy of the API, a server with the given answers, and Ada signed in. */
async function open(answer: (request: Request) => Response | Promise<Response>) {
  vi.resetModules();
  const fetch = vi.fn(async (request: Request) => answer(request));
  vi.stubGlobal('fetch', fetch);
  const { createStore } = await import('./createStore.ts');
  const { browserPage } = await import('./browserPage.ts');
  const { startSession } = await import('./session.ts');
  const { sessionEnded } = await import('./sessionSlice.ts');
  const { removeSession } = await import('./storedSession.ts');
  const reload = vi.spyOn(browserPage, 'reload').mockReturnValue();
  const openPage = vi.spyOn(browserPage, 'open').mockReturnValue();
  const { surveyApi } = await import('./surveyApi.ts');
  const { authApi } = await import('./authApi.ts');
  const extra: ThunkExtra = {};
  const store = createStore(extra);
  const signIn = (user: typeof ada, token = 'a-token') =>
    store.dispatch(startSession({ token, user }));
  signIn(ada);
  return {
    store,
    extra,
    fetch,
    signIn,
    reload,
    openPage,
    logOut: () => {
      removeSession();
      store.dispatch(sessionEnded({ hasExpired: false, exitPath: null }));
    },
    list: () => store.dispatch(surveyApi.endpoints.surveys.initiate(page)),
    analyze: () => store.dispatch(surveyApi.endpoints.surveyAnalysis.initiate(1)),
    logIn: () =>
      store.dispatch(authApi.endpoints.login.initiate({ email: 'a@b.co', password: 'secret' })),
    remind: () => store.dispatch(authApi.endpoints.forgotPassword.initiate({ email: 'a@b.co' })),
  };
}

const refusal = () => Response.json({}, { status: 401 });

test('a call carries the bearer token if there is one (SESSION-3)', async () => {
  const { list, logOut, remind, fetch } = await open(() => Response.json(surveys));
  await list();
  expect(fetch.mock.lastCall?.[0].headers.get('authorization')).toBe('Bearer a-token');
  logOut();
  await remind();
  expect(fetch.mock.lastCall?.[0].headers.has('authorization')).toBe(false);
});

test('an endpoint that reads no body accepts any; an endpoint that reads one reports invalid JSON as malformed', async () => {
  const bodies = ['', 'Created', 'Created'];
  const { remind, list } = await open(() => new Response(bodies.shift()));
  expect(await remind()).toMatchObject({ data: null });
  expect((await remind()).error).toBeUndefined();
  expect((await list()).error).toMatchObject({ kind: 'malformed' });
});

test('a response about another record than the requested one is malformed (SEAM-39)', async () => {
  const otherSurvey = { id: 2, title: 'Tea', questions: [], responses: [] };
  const { analyze } = await open(() => Response.json(otherSurvey));
  expect((await analyze()).error).toEqual({ kind: 'malformed', message: 'id: expected 1, got 2' });
});

test('a malformed response is reported with the field and the expected type (CALL-3)', async () => {
  // The application loads Zod without its English messages. Another test file may have loaded them.
  const { localeError } = config();
  config({ localeError: undefined });
  onTestFinished(() => void config({ localeError }));
  const { list } = await open(() => Response.json({ surveys: [{ id: 1 }], totalPages: -1 }));
  const { error } = await list();
  expect(error).toEqual({
    kind: 'malformed',
    message:
      'surveys.0.title: expected string; surveys.0.status: expected string; surveys.0.updatedAt: expected string; surveys.0.responseCount: expected number; totalPages: Invalid input',
  });
});

test('a 401 response with the current token ends the session (SESSION-5)', async () => {
  const { list, store, openPage } = await open(refusal);
  await list();
  expect(store.getState().session).toMatchObject({ token: null, hasExpired: true });
  expect(openPage.mock.calls).toEqual([['/login']]);
});

test('other error statuses and a wrong password do not end the session', async () => {
  const { list, logIn, store, fetch } = await open(() => Response.json({}, { status: 403 }));
  await list();
  fetch.mockImplementation(async () => refusal());
  expect((await logIn()).error).toMatchObject({ kind: 'status', status: 401 });
  expect(store.getState().session).toMatchObject({ token: 'a-token', hasExpired: false });
});

test('a late 401 response for an earlier token does not end the current session (SEAM-17)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { list, signIn, store } = await open(() => promise);
  const late = list();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  signIn(ada, 'b-token');
  resolve(refusal());
  await late;
  expect(store.getState().session).toMatchObject({ token: 'b-token', hasExpired: false });
});

test('after another tab signs someone else in, this tab sends no request, not even a public one, and reloads (SEAM-1)', async () => {
  const { analyze, remind, fetch, store, reload } = await open(() => Response.json(surveys));
  localStorage.setItem('user', JSON.stringify(bob));
  localStorage.setItem('token', 'b-token');
  const onUnauthorized = vi.fn();
  void analyze().then(onUnauthorized);
  void remind().then(onUnauthorized);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(fetch).not.toHaveBeenCalled();
  expect(onUnauthorized).not.toHaveBeenCalled();
  expect(store.getState().session).toMatchObject({ token: 'a-token', user: ada });
});

test('the token in storage takes precedence over the one in memory, from the first call on (SESSION-2)', async () => {
  const { list, fetch } = await open(() => Response.json(surveys));
  localStorage.setItem('token', 'b-token');
  expect((await list()).data).toEqual(surveys);
  expect(fetch.mock.lastCall?.[0].headers.get('authorization')).toBe('Bearer b-token');
});

test('a request without a user id is sent also after another login in this tab', async () => {
  const analysis = { id: 1, title: 'Tea', questions: [], responses: [] };
  const { analyze, signIn } = await open(() => Response.json(analysis));
  signIn(bob);
  expect((await analyze()).data).toMatchObject(analysis);
});

test('a list that is opened again is refetched after five seconds, and not before', async () => {
  vi.useFakeTimers();
  const { list, fetch } = await open(() => Response.json(surveys));
  await list();
  await vi.advanceTimersByTimeAsync(4_999);
  await list();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2);
  await list();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('no request is answered from the browser’s cache (SECURITY-4)', async () => {
  const { list, analyze, logIn, fetch } = await open(() => Response.json(surveys));
  for (const call of [list, analyze, logIn]) {
    await call();
    expect(fetch.mock.lastCall?.[0].cache).toBe('no-store');
  }
});

test('a late login changes nothing after another tab signed somebody in (SEAM-17)', async () => {
  const { promise: response, resolve } = Promise.withResolvers<Response>();
  const { logIn, logOut, store } = await open(() => response);
  logOut();
  const late = logIn();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  localStorage.setItem('user', JSON.stringify(bob));
  localStorage.setItem('token', 'b-token');
  resolve(Response.json({ token: 'a-token', user: ada }));
  await late;
  expect(localStorage.getItem('token')).toBe('b-token');
  expect(store.getState().session.token).not.toBe('a-token');
});
