import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { BarChart } from '#features/analysis/report/BarChart.tsx';
import { DayChart } from '#features/analysis/report/DayChart.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    count: 1,
  }));

const readTitles = async (count: number, range = { from: '', to: '' }) => {
  await cleanup();
  await render(
    <div style={{ width: 900 }}>
      <DayChart label="Days" days={days(count)} range={range} />
    </div>,
  );
  const chart = page.getByRole('img', { name: 'Days' });
  await expect.element(chart).toBeVisible();
  return [...chart.element().querySelectorAll('title')].map(({ textContent }) => textContent);
};

test('the chart of responses over time groups them by day, week or month, depending on the number of days (LOOK-5)', async () => {
  expect(await readTitles(3)).toEqual([
    'January 1, 2024: 1 response',
    'January 2, 2024: 1 response',
    'January 3, 2024: 1 response',
  ]);
  expect(await readTitles(45)).toHaveLength(45);
  expect(await readTitles(46)).toHaveLength(7);
  const weeks = await readTitles(400);
  expect(weeks).toHaveLength(58);
  expect(weeks.slice(0, 2)).toEqual([
    'Week of January 1, 2024: 7 responses',
    'Week of January 8, 2024: 7 responses',
  ]);
  const months = await readTitles(2000);
  expect(months.slice(0, 2)).toEqual(['January 2024: 31 responses', 'February 2024: 29 responses']);
  expect(months.at(-1)).toBe('June 2029: 22 responses');
});

test('a first and a last week of which the selected days have only a part are marked (LOOK-5)', async () => {
  const weeks = await readTitles(60, { from: '2024-01-01', to: '2024-02-29' });
  expect(weeks[0]).toBe('Week of January 1, 2024: 7 responses');
  expect(weeks.at(-1)).toBe('Week of February 26, 2024 (incomplete): 4 responses');
  await expect.element(page.getByText('The last week is incomplete.')).toBeVisible();
  const [first] = await readTitles(60, { from: '2023-12-27', to: '2024-03-03' });
  expect(first).toBe('Week of January 1, 2024: 7 responses');
  await expect.element(page.getByText(/incomplete/)).not.toBeInTheDocument();
});

test('each bar has its option and figures as a tooltip, and all bars have the same colour (LOOK-5, REPORT-5)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  const chart = page.getByRole('img', { name: 'Responses to Q1' });
  await expect.element(chart).toBeVisible();
  const titles = [...chart.element().querySelectorAll('title')].map((title) => title.textContent);
  expect(titles.slice(0, 2)).toEqual([
    'Very satisfied: 36 of 120, 30.00%',
    'Satisfied: 27 of 120, 22.50%',
  ]);
  const bars = [...chart.element().querySelectorAll('.bar')].map((bar) => getComputedStyle(bar));
  expect(bars.map(({ fill, opacity }) => [fill, opacity])).toEqual(
    Array.from({ length: 5 }, () => ['rgb(139, 0, 0)', '1']),
  );
});

test('a long label above a bar is truncated to one line', async () => {
  await cleanup();
  await render(
    <div style={{ width: 400 }}>
      <BarChart
        label="Bars"
        isInTable={false}
        bars={[{ key: 0, label: 'Bread and butter '.repeat(10), value: 1, title: '1 response' }]}
      />
    </div>,
  );
  await expect.element(page.getByRole('img', { name: 'Bars' })).toBeVisible();
  const { height } = page.getByCss('.bar-label').element().getBoundingClientRect();
  // One line of 20 px, above the bar.
  expect(height).toBe(20);
});
