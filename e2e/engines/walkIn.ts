import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveProduct } from '../../scripts/test/serveProduct.ts';
import { picture } from '../support/files.ts';
import { createWalker, type Walker } from './createWalker.ts';
import type { Engine } from './engine.ts';
import type { EngineHere } from './enginesHere.ts';

const KEYS = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', down: '\uE015' };

const QUESTIONNAIRE = `1. How did you hear of us?
[ ] Friends
[ ] Radio

2. Would you come again?
( ) Yes
( ) No`;

/** The walk through every screen in one engine. Each engine has a test file, so that both run at once. */
export const walkIn = ({ name, start }: EngineHere) =>
  describe(name, () => {
    let product: Awaited<ReturnType<typeof serveProduct>>;
    let engine: Engine;
    let walker: Walker;
    let downloads: string;

    beforeAll(async () => {
      product = await serveProduct({ folder: 'dist-demo' });
      downloads = await mkdtemp(join(tmpdir(), 'canvass-downloads-'));
      engine = await start(downloads);
      await engine.resize(1280, 900);
      walker = await createWalker(engine, product.origin);
    });

    afterAll(async () => {
      await engine?.close();
      product?.close();
      await rm(downloads, { recursive: true, force: true });
    });

    const click: Walker['click'] = (...aim) => walker.click(...aim);
    const fill: Walker['fill'] = (...text) => walker.fill(...text);
    const press: Walker['press'] = (...keys) => walker.press(...keys);
    const expectText: Walker['sees'] = (text) => walker.sees(text);
    const expectPath: Walker['isAt'] = (path) => walker.isAt(path);

    /** Nothing lies over a control, nothing is too wide for a phone, and Tab's focus is seen. */
    async function checkScreen() {
      await walker.inPage('dismissToast');
      // The window, its fonts and its data settle after a resize.
      const expectNoProblems = (message: string) =>
        expect
          .poll(() => walker.inPage('screenProblems'), { message, timeout: 20_000 })
          .toEqual([]);
      await expectNoProblems('wide');
      await engine.resize(390, 844);
      await expectNoProblems('narrow');
      await engine.resize(1280, 900);
      for (let presses = 0; presses < 5; presses += 1) {
        await press(KEYS.tab);
        const problem = await walker.inPage('focusProblem');
        expect(problem ?? null).toBeNull();
        if (problem === null) break;
      }
      expect(await walker.inPage('consoleLines')).toEqual([]);
    }

    async function waitForSaved(pattern: RegExp, count = 1) {
      const findSaved = async () =>
        (await readdir(downloads)).filter((file) => pattern.test(file)).length;
      await expect.poll(findSaved, { timeout: 15_000 }).toBe(count);
    }

    test('sign up and log in, with toasts and redirects', async () => {
      await walker.open('/sign-up', { world: 'standard' });
      await expectText('Already have an account?');
      await checkScreen();
      await fill('First name', 'Ada');
      await fill('Last name', 'King');
      await fill('Email', 'ada@example.com');
      await fill('Password', 'secret1');
      await click('button', 'Sign up');
      await expectText('You have successfully signed up!');
      await expectPath('/login');
      await walker.has('Email', 'ada@example.com');
      await checkScreen();
      await fill('Password', 'secret1');
      await click('button', 'Login');
      await expectText('You have successfully logged in');
      await expectPath('/dashboard');
      await expectText('No results.');
      await checkScreen();
    });

    test('build a survey with all types, drag a question, paste a questionnaire, and publish', async () => {
      await click('link', 'Create Survey');
      await expectPath('/surveys/create');
      await fill('Title', 'Ferry');
      await fill('Q1 text', 'What is your name? '.repeat(20).trim());
      await click('button', 'Next Question');
      await fill('Q2 text', 'Which do you like?');
      await walker.choose('Input Type', 'Multiple choice', 'Q2');
      await fill('Answer choice 1', 'Tea', 'Q2');
      await press(KEYS.enter);
      await walker.inPage('insertText', 'Coffee');
      await click('button', 'Next Question');
      await fill('Q3 text', 'Which do you like most?');
      await walker.choose('Input Type', 'Single Choice', 'Q3');
      await fill('Answer choice 1', 'Tea', 'Q3');
      await checkScreen();
      await walker.drag({ x: 0, y: -200 }, 'handle', 'Drag to reorder', 'Q3');
      await walker.has('Q2 text', 'Which do you like most?');
      await click('button', 'Add questions from text');
      await expectText('Paste your questions and choices.');
      await walker.inPage('insertText', QUESTIONNAIRE);
      await checkScreen();
      await click('button', 'Add 2 questions');
      await walker.has('Q4 text', 'How did you hear of us?');
      await click('button', 'Publish');
      await expectText('You have successfully created the survey!');
      await expectPath('/dashboard');
    });

    test('an owner searches and sorts a list, edits a survey across a reload, and previews it', async () => {
      await walker.open('/dashboard', { signedInAs: 'owner' });
      await expectText('Market day shoppers');
      await checkScreen();
      await click('button', 'Title');
      await fill('Search surveys', 'market');
      await expectText('1 of 14 surveys');
      await click('button', /^Actions for /);
      await click('menuitem', 'Edit');
      await expectPath('/surveys/edit/1');
      await fill('Title', ' on Sundays');
      await expectText('Draft saved');
      await walker.reload();
      await expectText('Draft from ');
      await walker.has('Title', 'Market day shoppers on Sundays');
      await checkScreen();
      await click('button', 'Preview');
      await checkScreen();
      await click('button', 'Edit');
      await click('button', 'Update');
      await expectText('You have successfully updated the survey!');
      await expectPath('/dashboard');
      await walker.open('/surveys/preview/1', { signedInAs: 'owner' });
      await expectText('Question 1 of 5');
      await checkScreen();
      await click('button', 'Next');
      await click('button', 'Done');
      await expectPath('/dashboard/');
    });

    test('agents are listed, created and edited', async () => {
      await click('link', 'Agents');
      await expectPath('/agents');
      await checkScreen();
      await click('link', 'Create Agent');
      await checkScreen();
      await fill('First name', 'Rosa');
      await fill('Last name', 'Lima');
      await fill('Email', 'rosa@example.com');
      await fill('Password', 'long-enough');
      await fill('Confirm password', 'long-enough');
      await click('button', 'Create Agent');
      await expectText('Agent created successfully');
      await expectPath('/agents');
      await expectText('Rosa Lima');
      await click('button', 'Actions for Rosa Lima');
      await click('menuitem', 'Deactivate');
      await expectText('This will prevent the agent from accessing the system.');
      await checkScreen();
      await click('button', 'Confirm');
      await expectText('Agent deactivated successfully');
    });

    test('responses are searched, ordered, exported and opened by pointer', async () => {
      await click('link', 'Responses');
      await expectPath('/responses');
      await checkScreen();
      await click('row', /Hana Sato/);
      await expectPath('/responses?response=7&of=1');
      await expectText('The quiet in the morning');
      await checkScreen();
      await click('button', 'Close response');
      await expectPath('/responses');
      await click('button', 'Completion %');
      await fill('Search responses', 'hana');
      await expectText(' of 491 responses');
      await click('button', /^Export /);
      await waitForSaved(/^response list.*\.csv$/);
    });

    test('a report with chart, filter, comparison, insights, map and popup is saved', async () => {
      await click('link', 'Analyze Surveys');
      await expectPath('/analyze-surveys');
      await checkScreen();
      await walker.open('/analyze-surveys/1', { signedInAs: 'owner' });
      await walker.pointTo('image', 'Responses to Q2');
      await checkScreen();
      await click('button', 'Save Q2 as PNG');
      await waitForSaved(/\.png$/);
      await click('button', 'All days');
      await click('button', 'Last 30 days');
      await click('button', 'All days');
      await press(KEYS.escape);
      await walker.choose('Compare by', 'Q2: ');
      await expectText('Compared by Q2');
      await checkScreen();
      await click('button', 'Download report');
      await waitForSaved(/\.xlsx$/);
      await click('tab', 'Insights and Data Trends');
      await expectText('Total responses');
      await checkScreen();
      await click('tab', 'Map View');
      await click('button', 'Show all places');
      await click('summary', 'List of places');
      await click('button', /^Response \d+: /);
      await expectText('complete,');
      await checkScreen();
    });

    test('an owner changes the profile picture, logs out, presses Back, and asks for a reset link', async () => {
      await walker.open('/profile/update', { signedInAs: 'owner' });
      await expectText('Update profile');
      await checkScreen();
      await walker.inPage('chooseFile', 'Change picture', picture().buffer.toString('base64'));
      await click('button', 'Update profile');
      await expectText('Your profile has been updated');
      await click('button', 'Logout');
      await expectPath('/');
      await expectText('Survey Your World');
      await checkScreen();
      await engine.back();
      await expectPath('/login');
      await click('link', 'Forgot your password?');
      await expectText('Send reset link');
      await fill('Email', 'nadia@canvass.example');
      await click('button', 'Send reset link');
      await expectText('Email Sent');
      await checkScreen();
      await click('link', 'Contact Us');
      await checkScreen();
    });
  });
