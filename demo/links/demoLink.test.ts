import { expect, test } from 'vitest';
import { parseSettings, type SettingsInput } from '#mocks/controls/settings.ts';
import { toSettings } from '../catalogue/Scenario.ts';
import { scenarioGroups } from '../catalogue/scenarioGroups.ts';
import { demoLink, readDemoLink } from './demoLink.ts';

const ROOT = 'https://example.com/tools/canvass/';

const everything: SettingsInput = {
  path: '/agents?page=3',
  world: 'hostile',
  signedInAs: 'thirdOwner',
  sessionExpired: true,
  faults: [
    {
      call: 'POST /upload',
      on: 4,
      answer: { kind: 'status', status: 418, message: 'a & b = “c”' },
    },
    { call: 'GET /survey/:id', on: 'every', answer: { kind: 'json', body: { id: [1, null] } } },
  ],
  latency: { all: 'realistic', 'GET /agent': 'slow' },
  redirects: 'slow',
  fileSizes: 'negative',
};

test('a link restores exactly its settings (DEMO-13)', () => {
  const settings = parseSettings(everything);
  const linkSettings = readDemoLink(demoLink(ROOT, settings), '/tools/canvass/');
  expect(linkSettings?.settings).toEqual(settings);
  expect(linkSettings?.targetUrl.href).toBe('https://example.com/tools/canvass/agents?page=3');
});

test('links of earlier releases can still be read, because the names in them never change (DEMO-13)', () => {
  // JSON instead of an object, so that renaming a property of the code fails here.
  const json = `{"world":"empty","signedInAs":"owner","path":"/agents","latency":{"GET /agent":"slow"},"faults":[
    {"call":"GET /agent","on":2,"answer":{"kind":"held"}},
    {"call":"POST /survey","on":"every","answer":{"kind":"without","fields":["surveys[].user"]}},
    {"call":"GET /agent/:id","on":"next","answer":{"kind":"status","status":500,"message":"No"}}]}`;
  const url = `https://example.com/tools/canvass/?demo=${encodeURIComponent(json)}`;
  expect(readDemoLink(url, '/tools/canvass/')?.settings).toMatchObject(JSON.parse(json));
});

test('the link of every state of the catalogue restores its settings (DEMO-1)', () => {
  const states = scenarioGroups.flatMap(({ scenarios }) => scenarios);
  expect(states.length).toBeGreaterThan(60);
  for (const state of states) {
    const settings = toSettings(state);
    expect(readDemoLink(demoLink(ROOT, settings), '/tools/canvass/')?.settings).toEqual(settings);
  }
});

test('a link leaves out defaults', () => {
  const link = demoLink(ROOT, parseSettings({ signedInAs: 'owner' }));
  expect(decodeURIComponent(link)).toBe(`${ROOT}?demo={"signedInAs":"owner"}`);
});

test('without a path the address stays, with its other parameters', () => {
  const linkSettings = readDemoLink('https://example.com/agents?page=2&demo={}', '/');
  expect(linkSettings?.targetUrl.href).toBe('https://example.com/agents?page=2');
});

test('a URL without a demo parameter contains no settings', () => {
  expect(readDemoLink('https://example.com/agents?page=2', '/')).toBeNull();
});

test.each(['//host/x', '/\\\\host', 'agents'])('the path %s is refused', (path) => {
  const link = `https://example.com/?demo=${encodeURIComponent(JSON.stringify({ path }))}`;
  expect(() => readDemoLink(link, '/')).toThrow(
    /path: A path of the application, which begins with one slash/,
  );
});

test('each invalid part of a link is named', () => {
  const demo = '{"world":"flat","faults":[{"call":"GET /moon","answer":{"kind":"held"}}]}';
  const readSettings = () => readDemoLink(`https://example.com/?demo=${demo}`, '/');
  expect(readSettings).toThrow(/world: .*faults\.0\.call: /);
});

test.each([
  ['{"persona":"owner"}', /Unrecognized key: "persona"/],
  ['{"world":', /cannot be read, so nothing was changed\. .*JSON/],
])('the link %s says why it cannot be read (DEMO-13)', (demo, reason) => {
  expect(() => readDemoLink(`https://example.com/?demo=${demo}`, '/')).toThrow(reason);
});
