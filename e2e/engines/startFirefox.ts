import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, waitForOutput } from './engine.ts';

/** Selenium's connection. Its published types declare another export than it has. */
const Bidi: new (
  url: string,
) => {
  waitForConnection(): Promise<void>;
  send(command: {
    method: string;
    params: object;
    // biome-ignore lint/suspicious/noExplicitAny: each command has a result of its own
  }): Promise<{ error?: string; message?: string; result?: any }>;
} = createRequire(import.meta.url)('selenium-webdriver/bidi/index.js');

/** Saves files without a question, and starts without pages and calls of its own. */
const preferences = (downloads: string) => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  // Firefox before 153 asks at a reload whether to leave the page, and waits for the answer.
  'dom.disable_beforeunload': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
});

/** Firefox without a driver of its own: it speaks WebDriver BiDi itself. */
export async function startFirefox(path: string, downloads: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'canvass-firefox-'));
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const address = await waitForOutput(child, /BiDi listening on (ws:\S+)/);
  const bidi = new Bidi(`${address}/session`);
  await bidi.waitForConnection();
  const send = async (method: string, params: object) => {
    const { error, message, result } = await bidi.send({ method, params });
    if (error) throw new Error(`${method}: ${message}`);
    return result;
  };
  const { capabilities } = await send('session.new', { capabilities: {} });
  // In the first tab the address field has the focus.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (source, args) => {
      const { result, exceptionDetails } = await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    press: (device, steps) =>
      send('input.performActions', {
        context,
        actions: [{ type: device, id: device, actions: steps }],
      }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    picture: async () => (await send('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      child.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
