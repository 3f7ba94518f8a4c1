import { setTimeout } from 'node:timers/promises';
import { build } from 'vite';
import type { Engine } from './engine.ts';
import type { Aim, InPage } from './inPage.ts';

type Name = string | RegExp;

const ABSENT = 'absent';

const TIMEOUT_MS = 40_000;

const REPEATABLE: ReadonlySet<keyof InPage> = new Set([
  'aimAt',
  'focusProblem',
  'screenProblems',
  'settle',
  'waitForNoText',
  'waitForText',
  'waitForValue',
]);

type AimWords = [kind: Aim['kind'], name: Name, within?: string];

const toAim = (...[kind, name, group]: AimWords): Aim => ({
  kind,
  group,
  name: typeof name === 'string' ? name : { pattern: name.source },
});

/** The functions of inPage.ts as one script. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/inPage.ts`, formats: ['iife'], name: 'walk' },
    },
  });
  const [{ output }] = result as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}

/** Acts in an engine's page like a person: by names, with real keys and a real pointer. */
export async function createWalker(engine: Engine, origin: string) {
  const script = await bundle();

  async function runOnce<Name extends keyof InPage>(name: Name, args: Parameters<InPage[Name]>) {
    const call = `(name, args) => window.canvassWalk ? window.canvassWalk[name](...args) : ${JSON.stringify(ABSENT)}`;
    const result = await engine.run(call, [name, args]);
    if (result !== ABSENT) return result as Awaited<ReturnType<InPage[Name]>>;
    // A new document has none of the walk's functions.
    await engine.run(`() => { ${script} }`, []);
    return (await engine.run(call, [name, args])) as Awaited<ReturnType<InPage[Name]>>;
  }

  /**
   * Runs a function of inPage.ts. During a reload the browser replaces the document, and a call to the
   * old one gets no answer. So a function without side effects is called again for up to `TIMEOUT_MS`.
   */
  async function runInPage<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ) {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        return await runOnce(name, args);
      } catch (error) {
        if (!REPEATABLE.has(name) || Date.now() > end) throw error;
      }
    }
  }

  const pointTo = (...words: AimWords) => runInPage('aimAt', toAim(...words));

  async function click(...words: AimWords) {
    const place = await pointTo(...words);
    await engine.press('pointer', [
      { type: 'pointerMove', ...place, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  const press = (...keys: string[]) =>
    engine.press(
      'key',
      keys.flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ]),
    );

  return {
    engine,
    inPage: runInPage,
    click,
    press,
    pointTo,
    async open(path: string, settings: object) {
      const demo = encodeURIComponent(JSON.stringify(settings));
      await engine.goTo(`${origin}${path}${path.includes('?') ? '&' : '?'}demo=${demo}`);
      await runInPage('settle');
    },
    async reload() {
      await engine.reload();
      await runInPage('settle');
    },
    async fill(name: Name, text: string, group?: string) {
      await click('field', name, group);
      // End: the click put the caret in the middle of what is there.
      await press('\uE010', ...text);
    },
    choose: (name: Name, option: string, group?: string) =>
      runInPage('chooseOption', toAim('field', name, group), option),
    has: (name: Name, value: string, group?: string) =>
      runInPage('waitForValue', toAim('field', name, group), value),
    sees: (text: string) => runInPage('waitForText', text),
    /** Asks again and again: a document that is left behind, as at a logout, answers no long call. */
    async isAt(path: string) {
      for (let attemptsLeft = 250; ; attemptsLeft -= 1) {
        const currentUrl = await engine.run('() => location.pathname + location.search', []);
        if (currentUrl === path) return;
        if (attemptsLeft === 0) throw new Error(`${currentUrl} is not ${path}`);
        await setTimeout(100);
      }
    },
    /** Presses the pointer on a control, moves it in steps by some pixels, and releases it. */
    async drag(distance: { x: number; y: number }, ...words: AimWords) {
      const { x, y } = await pointTo(...words);
      const move = (share: number) => ({
        type: 'pointerMove' as const,
        x: Math.round(x + distance.x * share),
        y: Math.round(y + distance.y * share),
        duration: 20,
      });
      const shares = Array.from({ length: 12 }, (_, step) => (step + 1) / 12);
      await engine.press('pointer', [
        move(0),
        { type: 'pointerDown', button: 0 },
        ...shares.map(move),
        { type: 'pointerUp', button: 0 },
      ]);
      await runInPage('clicksWork');
    },
  };
}

export type Walker = Awaited<ReturnType<typeof createWalker>>;
