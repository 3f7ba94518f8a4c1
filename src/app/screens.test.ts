import { afterEach, expect, test, vi } from 'vitest';
import { guardRedirect, type ScreenAccess } from './Screen.ts';
import { prefetch, screenAt, screens } from './screens.ts';

afterEach(() => vi.unstubAllGlobals());

const signedIn = (type: string) => ({
  token: 'a-token',
  user: { id: 2, firstName: 'Ada', lastName: 'King', email: 'ada@example.com', type },
});
const sessions = {
  nobody: { token: null, user: null },
  owner: signedIn('OWNER'),
  superAdmin: signedIn('SUPER_ADMIN'),
};

test.each([
  ['/', '/', 0],
  ['/surveys', '/surveys', 0],
  ['/surveys/', '/surveys', 0],
  ['/surveys/create', '/surveys/create', 0],
  ['/surveys/edit/7', '/surveys/edit/:id', 7],
  ['/analyze-surveys/12', '/analyze-surveys/:id', 12],
  ['/reset-password/a-token', '/reset-password/:token', Number.NaN],
])('the URL %s opens the screen with the path %s', (path, pattern, id) => {
  const foundScreen = screenAt(path);
  expect(foundScreen?.screen.path).toBe(pattern);
  expect(foundScreen?.id).toBe(id);
});

test.each(['/surveys/edit', '/nowhere', '/surveys/edit/7/more'])('%s matches no route', (path) => {
  expect(screenAt(path)).toBeUndefined();
});

test.each<[ScreenAccess, keyof typeof sessions, string | undefined]>([
  ['open', 'nobody', undefined],
  ['open', 'owner', undefined],
  ['guests', 'nobody', undefined],
  ['guests', 'owner', '/'],
  ['signedIn', 'nobody', '/login'],
  ['signedIn', 'superAdmin', undefined],
  ['owners', 'nobody', '/login'],
  ['owners', 'owner', undefined],
  ['owners', 'superAdmin', '/dashboard'],
])('the area %s redirects %s to %s (SESSION-1, SESSION-6, LOGIN-2)', (area, name, path) => {
  expect(guardRedirect(area, sessions[name])).toBe(path);
});

/** The names of the calls that are sent early for an address. */
function callsFor(address: string, name: keyof typeof sessions): string[] {
  const sentCalls: string[] = [];
  const { pathname, search } = new URL(address, 'http://localhost');
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    sentCalls.push(`${method} ${new URL(url).pathname.replace('/api/v1', '')}`);
    return Response.json({});
  });
  prefetch(pathname, search, sessions[name]);
  return sentCalls;
}

test.each([
  ['/dashboard', 'POST /survey'],
  ['/surveys?page=2', 'POST /survey'],
  ['/responses', 'GET /response/get-response-list'],
  ['/agents', 'GET /agent'],
  ['/analyze-surveys', 'POST /survey'],
  ['/analyze-surveys/7', 'GET /survey/analyze/7'],
  ['/surveys/edit/7', 'GET /survey/7'],
  ['/surveys/preview/7', 'GET /survey/7'],
  ['/agents/edit/7', 'GET /agent/7'],
])('%s prefetches %s (LOAD-3)', (url, call) => {
  expect(callsFor(url, 'owner')).toEqual([call]);
});

test('everyone’s responses are prefetched for a super administrator (LOAD-3)', () => {
  expect(callsFor('/responses', 'superAdmin')).toEqual(['GET /response/get-all-response-list']);
});

test.each([
  '/dashboard?q=tea',
  '/dashboard?status=Open',
  '/agents?sort=name',
  '/agents?page=0',
  '/responses?page=1.5',
  '/surveys/edit/seven',
])('%s prefetches nothing', (url) => {
  expect(callsFor(url, 'owner')).toEqual([]);
});

test('a screen that the user may not open prefetches nothing (LOAD-3)', () => {
  for (const { area, path } of screens) {
    const url = path.replace(/:\w+/, '7');
    expect(callsFor(url, 'nobody')).toEqual([]);
    if (area === 'owners') expect(callsFor(url, 'superAdmin')).toEqual([]);
  }
});
