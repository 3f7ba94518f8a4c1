import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettings } from '../controls/settings.ts';
import { playwrightTest } from './playwrightTest.ts';

const surroundings = { width: 1280, height: 900, timeZone: 'UTC', language: 'en', isDark: false };

const testOf = (text: string) =>
  playwrightTest({
    title: text,
    story: text,
    heading: text,
    trouble: [text],
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
    ],
  });

test('a recorded text runs as no code, whatever it holds (DEMO-36)', () => {
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
      // Anything may be called, and answers something that can be called and awaited.
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
        expectTrouble: anything,
        injected: () => {
          isInjected = true;
        },
      });
      expect(isInjected).toBe(false);
      expect(written.slice(0, written.indexOf('=> {'))).not.toMatch(/[\u2028\u2029]/);
    }),
  );
});
