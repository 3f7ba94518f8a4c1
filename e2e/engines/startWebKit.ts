import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { freePorts } from '../../scripts/test/freePorts.ts';
import { type Engine, waitForOutput } from './engine.ts';

/** Starts the driver at a port that it could open: between a search and its start another process may take one. */
async function startDriver(path: string, env: Record<string, string>) {
  for (let firstPort = 4444; firstPort < 4500; firstPort += 10) {
    const port = await freePorts(firstPort);
    const server = spawn(path, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    const driverUrl = `http://127.0.0.1:${port}`;
    while (server.exitCode === null) {
      if ((await fetch(`${driverUrl}/status`).catch(() => null))?.ok) return { server, driverUrl };
      await setTimeout(50);
    }
  }
  throw new Error(`${path} ended before it was ready`);
}

/** WebKitGTK's own browser under its own driver, on a display in memory. */
export async function startWebKit(
  { driver: driverPath, browser }: { driver: string; browser: string },
  downloads: string,
): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'canvass-webkit-'));
  const config = join(home, '.config');
  await mkdir(join(config, 'gtk-3.0'), { recursive: true });
  await writeFile(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  // With its toolbar the window cannot be as narrow as a phone.
  await writeFile(
    join(config, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; margin: 0; padding: 0; font-size: 1px; } image { -gtk-icon-transform: scale(0); }',
  );
  // There is no window manager: the window under the pointer gets the focus, and the pointer starts in the middle.
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1400x24'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const number = await waitForOutput(display, /(\d+)\n/);
  const { server, driverUrl } = await startDriver(driverPath, {
    HOME: home,
    XDG_CONFIG_HOME: config,
    DISPLAY: `:${number}`,
    NO_AT_BRIDGE: '1',
  });
  const driver = await new Builder()
    .usingServer(driverUrl)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build();
  const version = (await driver.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK ${version}`,
    goTo: (url) => driver.get(url),
    run: async (source, args) => {
      const { value, error } = JSON.parse(
        await driver.executeAsyncScript<string>(
          `const [args, done] = arguments;
          Promise.resolve((${source})(...JSON.parse(args))).then(
            (value) => done(JSON.stringify({ value })),
            (error) => done(JSON.stringify({ error: String(error) })),
          );`,
          JSON.stringify(args),
        ),
      );
      if (error) throw new Error(error);
      return value;
    },
    press: async (_device, steps) => {
      const actions = driver.actions();
      for (const step of steps) {
        if (step.type === 'pointerMove') actions.move(step);
        else if (step.type === 'pointerDown') actions.press();
        else if (step.type === 'pointerUp') actions.release();
        else if ('value' in step) actions[step.type](step.value);
      }
      await actions.perform();
    },
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height, x: 0, y: 0 });
      const bars = await driver.executeScript<number>('return outerHeight - innerHeight');
      await window.setRect({ width, height: height + bars, x: 0, y: 0 });
    },
    picture: () => driver.takeScreenshot(),
    close: async () => {
      await driver.quit().catch(() => undefined);
      server.kill();
      display.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
