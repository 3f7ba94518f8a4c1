import { every, json } from '../support/answers.ts';
import { setDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/test.ts';

test('a response without a name, a date or a share that makes sense says so (RESPONSES-2)', async ({
  page,
  open,
}) => {
  await open('/responses', { world: 'broken', signedInAs: 'owner' });
  await expect(page.getByRole('row').nth(1).getByRole('cell')).toHaveText([
    'N/A',
    'Choices without choices',
    'N/A',
    'N/A',
    'N/A',
  ]);
});

test('an agent without a name has its row and its menu (AGENTS-2)', async ({ page, open }) => {
  await open('/agents', { world: 'broken', signedInAs: 'owner' });
  await expect(page.getByRole('button', { name: 'Actions for N/A' })).toBeVisible();
});

test('a survey without a title can be told and opened (LIST-2, ANALYZE-2)', async ({
  page,
  open,
}) => {
  await open('/dashboard', { world: 'broken', signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Actions for Untitled survey' }).click();
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled survey' })).toBeVisible();
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await expect(page.getByRole('cell', { name: 'Untitled survey', exact: true })).toBeVisible();
});

test('a logo whose address leads nowhere is no logo', async ({ page, open }) => {
  await open('/surveys/preview/1', { world: 'broken', signedInAs: 'owner' });
  await expect(page.getByRole('heading', { name: 'Choices without choices' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveCount(0);
  await page.goto('/surveys/edit/1');
  await expect(page.getByLabel('Update Logo')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveCount(0);
});

test('hostile text breaks no table and runs nothing', async ({ page, open }) => {
  await open('/agents', { world: 'hostile', signedInAs: 'owner' });
  for (const button of await page.getByRole('button', { name: /^Actions for/ }).all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
  }
  const scrolls = await page
    .locator('.table-scroll')
    .evaluate((table) => table.scrollWidth > table.clientWidth);
  expect(scrolls).toBe(false);
  await expect(page).toHaveTitle('All Agents · Canvass');
});

test('labels of a chart stay inside it, whatever they are made of', async ({ page, open }) => {
  await open('/analyze-surveys/1', { world: 'hostile', signedInAs: 'owner' });
  const chart = page.getByRole('img', { name: 'Responses to Q1' });
  await expect(chart).toBeVisible();
  const outside = await chart.evaluate((svg) => {
    const { left, right } = svg.getBoundingClientRect();
    return [...svg.querySelectorAll('text, .bar-label span')]
      .filter((text) => {
        const box = text.getBoundingClientRect();
        return box.left < left || box.right > right;
      })
      .map(({ textContent }) => textContent);
  });
  expect(outside).toEqual([]);
});

const huge = 'x'.repeat(1_000_000);

test('a report of huge texts and 20,000 choices is shown in part, with the number of rows left out (FAULT-11)', async ({
  page,
  open,
}) => {
  const options = Array.from({ length: 20_000 }, (_, place) => ({
    order: place + 1,
    text: place === 0 ? huge : `Choice ${place + 1}`,
    isActive: true,
    responseCount: 1,
    responsePercentage: 1,
    selectionPercentage: 1,
  }));
  const summary = { id: 1, text: huge, type: 'single', responseCount: 9, options, answers: [] };
  const report = { id: 1, title: huge, questions: [summary], responses: [] };
  // Too long for the address of a link.
  await open('/analyze-surveys', { signedInAs: 'owner' });
  await setDemo(page, { faults: [every('GET /survey/analyze/:id', json(report))] });
  await page.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await expect(page.getByText('19,500 more rows are left out here.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Figures of Q1' }).getByRole('row')).toHaveCount(
    501,
  );
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(heading?.length).toBe(3000);
  expect(heading?.endsWith('x…')).toBe(true);
});

test('a page of 5,000 surveys with a huge title shows 500 rows and the number of the others (FAULT-11)', async ({
  page,
  open,
}) => {
  const surveys = Array.from({ length: 5000 }, (_, place) => ({
    id: place + 1,
    title: place === 0 ? huge : `Survey ${place + 1}`,
    status: 'Open',
    updatedAt: '2026-03-01T09:00:00Z',
    responseCount: 0,
  }));
  await open('/agents', { signedInAs: 'owner' });
  await setDemo(page, { faults: [every('POST /survey', json({ surveys, totalPages: 9e15 }))] });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('4,500 more rows are left out here.')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(501);
  await expect(page.getByRole('button', { name: '2', exact: true })).toBeVisible();
});

test('the builder shows 20,000 choices in parts, leads to a wrong one, and sends all (FAULT-11)', async ({
  page,
  open,
}) => {
  const options = Array.from({ length: 20_000 }, (_, place) => ({
    id: place + 1,
    text: place === 14_999 ? '' : `Choice ${place + 1}`,
    isActive: true,
  }));
  const asked = {
    id: 7,
    text: 'Which?',
    type: 'single',
    required: true,
    hasOthers: false,
    options,
  };
  await open('/dashboard', { signedInAs: 'owner' });
  const survey = { id: 1, title: 'Hello', logo: null, questions: [asked] };
  await setDemo(page, { faults: [every('GET /survey/:id', json(survey))] });
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const choices = page.getByPlaceholder('Enter an answer choice');
  await expect(choices).toHaveCount(200);
  await expect(page.getByText('Choices 1 to 200 of 20,000')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const wrong = page.getByLabel('Answer choice 15000', { exact: true });
  await expect(wrong).toBeFocused();
  await expect(page.getByText('Choices 14,801 to 15,000 of 20,000')).toBeVisible();
  await page.keyboard.type('Tea');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Answer choice 15001', { exact: true })).toBeFocused();
  await page.keyboard.type('Coffee');
  await page.getByRole('button', { name: 'Move Coffee up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Coffee up' })).toBeFocused();
  await expect(page.getByText('Choices 14,801 to 15,000 of 20,001')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/survey/update'));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const body = (await sent).postDataJSON();
  expect(body.questions[0].options).toEqual([
    ...options.slice(0, 14_999),
    { text: 'Coffee', isActive: true },
    { id: 15_000, text: 'Tea', isActive: true },
    ...options.slice(15_000),
  ]);
});
