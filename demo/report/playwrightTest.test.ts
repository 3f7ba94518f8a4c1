import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettings } from '#mocks/controls/settings.ts';
import { playwrightTest } from './playwrightTest.ts';

const surroundings = {
  width: 1280,
  height: 900,
  timeZone: 'UTC',
  language: 'en',
  isDark: false,
  isTouched: false,
  pixelRatio: 1,
};

const plain = {
  title: 'bug',
  story: '',
  heading: '',
  expectation: undefined,
  path: '/dashboard',
  tab: 'a',
  surroundings,
  beginning: { tab: 'a', panel: null, settings: parseSettings({}) },
};

const button = { by: 'role', what: 'button', name: 'Publish', place: null } as const;

test('the test waits for one tab’s calls before it continues in another (DEMO-32)', () => {
  const click = { kind: 'click', target: button, modifiers: [], path: '/dashboard' } as const;
  const steps = ['a', 'b', 'b', 'a'].map((tab) => ({ ...click, modifiers: [], tab }));
  const lines = playwrightTest({ ...plain, steps }).split('\n');
  const waits = lines.map((line) => line.trim()).filter((line) => /settled\(|newPage/.test(line));
  expect(waits).toEqual([
    'await settled(page);',
    'const page2 = await page.context().newPage();',
    'await settled(page2);',
  ]);
});

const message = (text: string) =>
  ({ kind: 'message', texts: [text], tab: 'a', path: '/dashboard' }) as const;

test('messages are awaited, except the last if an expectation judges the end (DEMO-32)', () => {
  const press = { kind: 'press', target: null, key: 'Escape', tab: 'a', path: '/' } as const;
  const recorded = [message('short'), message('saved'), press, message('wrong')];
  const steps = recorded.map((step) =>
    step.kind === 'message' ? { ...step, texts: [...step.texts] } : step,
  );
  const without = playwrightTest({ ...plain, steps });
  expect(without).not.toContain("'short'");
  expect(without).toContain("await expect(page.locator('.toast-text > *')).toHaveText(['saved']);");
  expect(without).toContain("['wrong']");
  expect(without).toContain("await expect(page).toHaveURL('/dashboard');");
  const expectation = { check: 'message', text: 'right', value: '' } as const;
  const judged = playwrightTest({ ...plain, steps, expectation, story: 'It said wrong.' });
  expect(judged).toContain("['saved']");
  expect(judged).not.toContain("['wrong']");
  expect(judged).toContain(
    "await expect(page.locator('.toast-area'), 'It said wrong.').toContainText('right');",
  );
  expect(judged).not.toContain("toHaveURL('/dashboard', ");
});

test('a test without a check says so in a comment, and a test uses the device’s touch and pixel ratio (DEMO-32)', () => {
  const made = playwrightTest({
    ...plain,
    steps: [],
    surroundings: { ...surroundings, isTouched: true, pixelRatio: 2.5 },
  });
  expect(made).toContain('// The reporter named no check: this passes with and without the bug.');
  expect(made).toContain('  hasTouch: true,\n  deviceScaleFactor: 2.5,\n');
  expect(playwrightTest({ ...plain, steps: [] })).not.toMatch(/hasTouch|deviceScaleFactor/);
});

const testOf = (text: string) =>
  playwrightTest({
    title: text,
    story: text,
    heading: text,
    expectation: { check: 'text', text, value: '' },
    path: '/agents',
    tab: 'a',
    surroundings,
    beginning: {
      tab: 'a',
      panel: null,
      settings: parseSettings({
        faults: [{ call: 'GET /agent', answer: { kind: 'status', status: 500, message: text } }],
      }),
    },
    steps: [
      {
        kind: 'fill',
        text,
        target: { by: 'label', what: '', name: text, place: null },
        tab: 'a',
        path: '/agents',
      },
      { kind: 'message', texts: [text], tab: 'a', path: '/agents' },
      { kind: 'message', texts: [text, text], tab: 'b', path: '/agents' },
    ],
  });

test('no recorded text runs as code (DEMO-36)', () => {
  const breaks = fc.constantFrom(
    '\n',
    '\r',
    '\r\n',
    '\u2028',
    '\u2029',
    "'",
    '"',
    '`',
    '\\',
    '*/',
    '${',
    '//',
  );
  const text = fc
    .array(fc.oneof(breaks, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 6 })
    .map((parts) => `${parts.join('')}\ninjected();\r injected();\u2028injected();`);
  fc.assert(
    fc.property(text, (recorded) => {
      const written = testOf(recorded);
      const [, body = ''] = /=> \{\n(.*)\n\}\);\n$/s.exec(written) ?? [];
      let isInjected = false;
      const texts: unknown[] = [];
      // A function that accepts any call and returns something callable and awaitable.
      const anything: object = new Proxy(() => undefined, {
        get: (_, name) => (name === 'then' ? undefined : anything),
        apply: (_, __, given: unknown[]) => {
          texts.push(...given);
          return anything;
        },
      });
      runInNewContext(`(async () => {\n${body}\n})()`, {
        page: anything,
        open: anything,
        expect: anything,
        shown: anything,
        settled: anything,
        arrived: anything,
        injected: () => {
          isInjected = true;
        },
      });
      expect(isInjected).toBe(false);
      expect(written.slice(0, written.indexOf('=> {'))).not.toMatch(/[\u2028\u2029]/);
    }),
  );
});
