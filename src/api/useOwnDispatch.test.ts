import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { agentApi } from './agentApi.ts';
import { contactApi } from './contactApi.ts';
import { createStore } from './createStore.ts';
import { loggedOut, sessionStarted } from './sessionSlice.ts';
import { surveyApi } from './surveyApi.ts';
import { uploadApi } from './uploadApi.ts';
import { userApi } from './userApi.ts';

const ada = { id: 2, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type: 'OWNER' };
const bob = { ...ada, id: 3, firstName: 'Bob' };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

type Send = (argument: never) => Promise<{ error?: unknown }>;

type Add = (name: string, hook: readonly [unknown, ...unknown[]], argument: unknown) => void;

/** Has a function of every hook that sends, with an argument for each. */
function Screen({ add }: { add: Add }) {
  const form = { userId: 2, title: 'Tea', questions: [] };
  const file = new File(['a picture'], 'logo.png', { type: 'image/png' });
  const names = {
    firstName: 'Ada',
    lastName: 'King',
    middleName: '',
    email: 'a@b.co',
    mobileNumber: '',
  };
  add('create a survey', surveyApi.useCreateSurveyMutation(), { ...form, image: null });
  add('update a survey', surveyApi.useUpdateSurveyMutation(), { ...form, id: 1 });
  add('close a survey', surveyApi.useUpdateSurveyStatusMutation(), { id: 1, status: 'Closed' });
  add('create an agent', agentApi.useCreateAgentMutation(), {
    ...names,
    password: '12345678',
    ownerId: 2,
  });
  add('update an agent', agentApi.useUpdateAgentMutation(), { ...names, id: 1, ownerId: 2 });
  add('deactivate an agent', agentApi.useUpdateAgentStatusMutation(), {
    id: 1,
    status: 'Deactivated',
  });
  add('upload a picture', uploadApi.useUploadMutation(), file);
  add('update the profile', userApi.useUpdateProfileMutation(), {
    ...names,
    id: 2,
    password: null,
  });
  add('send a message', contactApi.useContactUsMutation(), { ...names, body: 'Hello there' });
  add('read a survey', surveyApi.useLazySurveyQuery(), 1);
  return null;
}

function openScreen(store: ReturnType<typeof createStore>) {
  const sends: [string, Send, unknown][] = [];
  const add: Add = (name, [send], argument) => sends.push([name, send as Send, argument]);
  // biome-ignore lint/correctness/noChildrenProp: there is no JSX in a unit test
  renderToString(createElement(Provider, { store, children: createElement(Screen, { add }) }));
  return sends;
}

test('a screen’s calls are sent only while its person is signed in (SEAM-2)', async () => {
  const fetch = vi.fn(async (_request: Request) => Response.json({ id: 1, url: '/a.png' }));
  vi.stubGlobal('fetch', fetch);
  const leave = [
    (store: ReturnType<typeof createStore>) =>
      store.dispatch(sessionStarted({ token: 'b-token', user: bob })),
    (store: ReturnType<typeof createStore>) => store.dispatch(loggedOut()),
  ];
  for (const end of leave) {
    const store = createStore();
    store.dispatch(sessionStarted({ token: 'a-token', user: ada }));
    const sends = openScreen(store);
    for (const [name, send, argument] of sends) {
      fetch.mockClear();
      await send(argument as never);
      expect(fetch, name).toHaveBeenCalledOnce();
      expect(fetch.mock.lastCall?.[0].headers.get('authorization'), name).toBe('Bearer a-token');
    }
    end(store);
    fetch.mockClear();
    for (const [name, send, argument] of sends) {
      expect((await send(argument as never)).error, name).toEqual({ kind: 'superseded' });
    }
    expect(fetch).not.toHaveBeenCalled();
  }
});
