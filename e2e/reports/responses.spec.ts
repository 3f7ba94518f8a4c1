import { readFile } from 'node:fs/promises';
import { json, next, status } from '../support/answers.ts';
import { expect, test } from '../support/test.ts';

const LIST = 'GET /response/get-response-list';

const user = { firstName: 'Ada', middleName: null, lastName: 'King' };
const base = { user, survey: { title: 'Hello' }, createdAt: '2026-03-02T09:00:00.000Z' };
const pageOf = (responses: object[]) =>
  json({ responses, totalPages: 1, totalResponses: responses.length });

test('heading, columns, values (RESPONSES-1, RESPONSES-2)', async ({ page, open }) => {
  await open('/responses', {
    signedInAs: 'owner',
    faults: [
      next(
        LIST,
        pageOf([
          {
            ...base,
            id: 1,
            surveyorName: 'Grace Hopper',
            timeSpent: 3900,
            completionPercentage: 66.666,
          },
          { ...base, id: 2, surveyorName: '', timeSpent: null, completionPercentage: 100 },
          { ...base, id: 3, timeSpent: 0, completionPercentage: '50', createdAt: 'soon' },
        ]),
      ),
    ],
  });
  await expect(page.getByRole('heading', { level: 1, name: 'All Responses' })).toBeVisible();
  await expect(page.getByText('Analyze the responses of your surveys')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Survey',
    'Time Spent',
    'Completion %',
    'Created at',
  ]);
  const cells = (row: number) => page.getByRole('row').nth(row).getByRole('cell');
  await expect(cells(1)).toHaveText([
    'Grace Hopper',
    'Hello',
    '1 hr(s) 5 min(s)',
    '66.67%',
    'Mar 02, 2026',
  ]);
  await expect(cells(2)).toHaveText(['Ada King', 'Hello', 'N/A', '100.00%', 'Mar 02, 2026']);
  await expect(cells(3)).toHaveText(['Ada King', 'Hello', 'Less than 1 min.', 'N/A', 'N/A']);
});

test('small screens have no Survey and no Time Spent (RESPONSES-3)', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/responses', { signedInAs: 'owner' });
  const visible = page.getByRole('columnheader').filter({ visible: true });
  await expect(visible).toHaveText(['Name', 'Completion %', 'Created at']);
});

test('nothing answered yet (RESPONSES-4)', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'owner', world: 'empty' });
  await expect(page.getByRole('cell', { name: 'No results' })).toBeVisible();
});

test('footer and pages (RESPONSES-5, RESPONSES-6)', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'thirdOwner' });
  await expect(page.getByText('Showing 1-10 of 55 responses')).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(button('Previous')).toBeDisabled();
  await expect(button('1')).toHaveAttribute('aria-current', 'page');
  await button('6').click();
  await expect(page.getByText('Showing 51-55 of 55 responses')).toBeVisible();
  await expect(button('6')).toHaveAttribute('aria-current', 'page');
  await expect(button('Next')).toBeDisabled();
  await button('Previous').click();
  await expect(page.getByText('Showing 41-50 of 55 responses')).toBeVisible();
});

test('a super admin has everyone’s', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'superAdmin' });
  await expect(page.getByText('Showing 1-10 of 675 responses')).toBeVisible();
});

test('a failed load is said in place, with a way to try again (RESPONSES-8)', async ({
  page,
  open,
}) => {
  await open('/responses', { signedInAs: 'owner', faults: [next(LIST, status(500))] });
  await expect(page.getByText('The responses could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Showing 1-10 of/)).toBeVisible();
});

test('all responses, every page, are saved as CSV', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'owner' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Survey,Time Spent,Completion %,Created at');
  expect(lines).toHaveLength(1 + 491);
});

test('an export shows its progress, can be stopped, and a failed one says so', async ({
  page,
  open,
  release,
}) => {
  await open('/responses', {
    signedInAs: 'owner',
    faults: [
      { call: LIST, on: 3, answer: { kind: 'held' } },
      { call: LIST, on: 8, answer: { kind: 'status', status: 500 } },
    ],
  });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText(/^Preparing 3\d\d of 4\d\d responses$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await release(LIST);
  const save = page.getByRole('button', { name: 'Export CSV' });
  await expect(save).toBeVisible();
  await save.click();
  await expect(page.getByText('The export failed, and nothing was saved.')).toBeVisible();
});
