import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

/**
 * Walks the main path, from sign-up to report, in Firefox over WebDriver BiDi, against the last
 * `npm run build:demo`: `npm run try:firefox`. A missing element or a console error fails it.
 */
const executablePath = ['/usr/bin/firefox', '/usr/bin/firefox-esr'].find(existsSync);
if (!executablePath) throw new Error('Firefox is not installed: apt-get install firefox-esr');

const PORT = '4174';
const server = spawn(process.execPath, ['scripts/serveDemo.ts', '--port', PORT]);
await once(server.stdout, 'data');

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  defaultViewport: null,
  args: ['--width=1280', '--height=900'],
});

try {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));

  const found = async (selector: string) => {
    const element = await page.waitForSelector(selector);
    if (!element) throw new Error(`There is no ${selector}`);
    return element;
  };
  const named = (role: string, name: string) =>
    found(`::-p-aria([role="${role}"][name="${name}"])`);
  const click = async (role: string, name: string) => (await named(role, name)).click();
  const fill = async (name: string, text: string) => (await named('textbox', name)).type(text);
  const shows = (text: string) => found(`::-p-text(${text})`);
  const step = async (name: string, work: () => Promise<unknown>) => {
    await work();
    console.log(`ok   ${name}`);
  };
  const password = async (text: string) => (await found('input[type="password"]')).type(text);

  console.log(await browser.version());
  const start = encodeURIComponent('{"world":"empty","path":"/sign-up"}');
  await page.goto(`http://localhost:${PORT}/?demo=${start}`);
  await step('sign up', async () => {
    await fill('First name', 'Ada');
    await fill('Last name', 'King');
    await fill('Email', 'ada@example.com');
    await password('secret1');
    await click('button', 'Sign up');
    await shows('You have successfully signed up!');
  });
  await step('log in', async () => {
    await shows('Welcome back to Canvass.');
    await fill('Email', 'ada@example.com');
    await password('secret1');
    await click('button', 'Login');
    await shows('All Surveys');
  });
  await step('build and publish a survey', async () => {
    await click('link', 'Create Survey');
    await fill('Title', 'Ferry');
    await fill('Q1 text', 'How do you come here?');
    await click('button', 'Publish');
    await shows('You have successfully created the survey!');
    await named('button', 'Actions for Ferry');
  });
  await step('its report, trends and map', async () => {
    await click('button', 'Actions for Ferry');
    await click('menuitem', 'Reports');
    await shows('How do you come here?');
    await click('tab', 'Insights and Data Trends');
    await shows('Total responses');
    await click('tab', 'Map View');
    await shows('No locations yet');
    await found('[data-state="loaded"]');
  });
  await step('a survey of the standard data, and its map', async () => {
    const settings = encodeURIComponent('{"signedInAs":"owner"}');
    await page.goto(`http://localhost:${PORT}/analyze-surveys/1?tab=map&demo=${settings}`);
    await found('[data-state="loaded"]');
  });
  await step('log out', async () => {
    await click('button', 'Logout');
    await shows('Survey Your World');
  });
  if (problems.length > 0) throw new Error(`The console said: ${problems.join('; ')}`);
} finally {
  await browser.close();
  server.kill();
}
