import { readFile } from 'node:fs/promises';
import { every, json, next } from '#fixtures/faults.ts';
import { expect, test } from '../support/test.ts';

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

for (const [timezoneId, day, short, time] of [
  ['Pacific/Kiritimati', 'March 2, 2026', 'Mar 02, 2026', '2026-03-02T02:30:00+14:00'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`in ${timezoneId} list, trend and table show ${day}, and CSV the full time (SEAM-30, SEAM-31)`, async ({
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
      await expect(page.getByRole('cell', { name: short })).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Export \d+ responses?$/ }).click();
      expect(await readFile(await (await download).path(), 'utf8')).toContain(time);
      await page.getByRole('link', { name: 'Analyze Surveys' }).click();
      await page.getByRole('link', { name: 'Get reports of Market day shoppers' }).click();
      await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
      await page.getByText('Responses over time as a table').click();
      await expect(page.getByRole('cell', { name: day })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Responses over time' })).toContainText(
        `${day}: 1 response`,
      );
    });
  });
}
