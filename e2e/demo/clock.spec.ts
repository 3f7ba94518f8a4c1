import { readFile } from 'node:fs/promises';
import { every, json, next } from '#fixtures/faults.ts';
import { expect, test } from '../support/demoTest.ts';

const AT = '2026-03-01T12:30:00.000Z';
const user = { firstName: 'Ada', middleName: null, lastName: 'King' };

const report = {
  id: 1,
  title: 'Hello',
  averageTimeSpent: 60,
  averageCompletionRate: 100,
  questions: [],
  responses: [
    { id: 1, lat: null, long: null, createdAt: AT, completionPercentage: 100, timeSpent: 60 },
  ],
};

test.use({ timezoneId: 'Pacific/Kiritimati' });

test('in another time zone list, trend and table show its day, and CSV the full time (SEAM-30, SEAM-31)', async ({
  page,
  open,
}) => {
  const responses = [
    {
      id: 1,
      user,
      survey: { title: 'Hello' },
      timeSpent: 60,
      completionPercentage: 100,
      createdAt: AT,
    },
  ];
  const list = json({ responses, totalPages: 1, totalResponses: 1 });
  await open('/responses', {
    signedInAs: 'owner',
    faults: [
      every('GET /response/get-response-list', list),
      next('GET /survey/analyze/:id', json(report)),
    ],
  });
  await expect(page.getByRole('cell', { name: 'Mar 02, 2026' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export \d+ responses?$/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    '2026-03-02T02:30:00+14:00',
  );
  await page.getByRole('link', { name: 'Analyze Surveys' }).click();
  await page.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await page.getByText('Responses over time as a table').click();
  await expect(page.getByRole('cell', { name: 'March 2, 2026' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Responses over time' })).toContainText(
    'March 2, 2026: 1 response',
  );
});
