import { expect, test } from 'vitest';
import { type Area, redirectFrom } from './Screen.ts';
import { firstQuery, screenAt, screens } from './screens.ts';

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
])('%s is the screen of %s', (path, pattern, id) => {
  const found = screenAt(path);
  expect(found?.screen.path).toBe(pattern);
  expect(found?.id).toBe(id);
});

test.each(['/surveys/edit', '/nowhere', '/surveys/edit/7/more'])('%s is no screen', (path) => {
  expect(screenAt(path)).toBeUndefined();
});

test.each<[Area, keyof typeof sessions, string | undefined]>([
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
  expect(redirectFrom(area, sessions[name])).toBe(path);
});

const queryOf = (address: string, name: keyof typeof sessions) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const found = screenAt(pathname);
  return found && firstQuery(found.screen, found.id, searchParams, sessions[name]);
};

test.each([
  '/dashboard',
  '/surveys?page=2',
  '/responses',
  '/agents',
  '/analyze-surveys',
  '/analyze-surveys/7',
  '/surveys/edit/7',
  '/surveys/preview/7',
  '/agents/edit/7',
])('%s has a first query (LOAD-3)', async (address) => {
  expect(await queryOf(address, 'owner')).toBeTypeOf('function');
});

test.each([
  '/dashboard?q=tea',
  '/dashboard?status=Open',
  '/agents?sort=name',
  '/agents?page=0',
  '/responses?page=1.5',
  '/surveys/edit/seven',
])('%s has no first query', (address) => {
  expect(queryOf(address, 'owner')).toBeUndefined();
});

test('nothing is queried for people who may not see the screen (LOAD-3)', () => {
  for (const { area, path } of screens) {
    const address = path.replace(/:\w+/, '7');
    expect(queryOf(address, 'nobody')).toBeUndefined();
    if (area === 'owners') expect(queryOf(address, 'superAdmin')).toBeUndefined();
  }
});
