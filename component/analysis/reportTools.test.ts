import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { focus, press, type } from '../support/keys.ts';
import { currentUrl, goBack, goTo, renderScreen } from '../support/renderScreen.tsx';
import { openDays } from '../support/reportTools.ts';
import { readTexts } from '../support/textsOf.ts';

const reportPath = '/analyze-surveys/1';
const summary = (number: number) => page.getByRole('region', { name: new RegExp(`^Q${number}:`) });

test('the header of a report shows its status and period, and links to the survey and to the list of reports (REPORT-11)', async () => {
  await renderScreen(reportPath, { as: 'owner' });
  const head = page.getByCss('.report-head');
  await expect.element(page.getByCss('.page-title')).toMatchTextContent('Open');
  await expect.element(head).toMatchTextContent('Collected: 120, January 1, 2026 to March 1, 2026');
  await expect.element(head.getByText('nadia@canvass.example')).toHaveLength(0);
  await expect
    .element(head.getByRole('link', { name: 'Edit survey' }))
    .toHaveAttribute('href', '/surveys/edit/1');
  await head.getByRole('link', { name: 'All reports' }).click();
  await expect.poll(currentUrl).toBe('/analyze-surveys');
  await renderScreen(reportPath, { as: 'superAdmin' });
  await expect.element(head).toMatchTextContent('nadia@canvass.example');
  await expect.element(head.getByRole('link', { name: 'Edit survey' })).toHaveLength(0);
});

test('the period of a report ends today, even if a device with a wrong clock sent responses of later days (REPORT-11)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-10T12:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await renderScreen(reportPath, { as: 'owner' });
  await expect
    .element(page.getByCss('.report-head'))
    .toMatchTextContent('Collected: 120, January 1, 2026 to February 10, 2026');
});

test('sorting by count and back reorders bars and table alike (REPORT-16)', async () => {
  await renderScreen(reportPath, { as: 'owner' });
  const readCounts = () =>
    readTexts(summary(2).getByRole('table').getByCss('tbody tr td:last-child'));
  await expect.element(summary(2).getByRole('table')).toBeVisible();
  const originalCounts = readCounts();
  const byCount = page.getByRole('button', { name: 'Sort by count' });
  await byCount.click();
  await expect.element(byCount).toHaveAttribute('aria-pressed', 'true');
  const sorted = originalCounts.map(Number).toSorted((a, b) => b - a);
  expect(readCounts().map(Number)).toEqual(sorted);
  const bars = summary(2)
    .getByCss('.bar-chart title')
    .elements()
    .map(({ textContent }) => Number(/: (\d+) of/.exec(textContent)?.[1]));
  expect(bars).toEqual(sorted);
  await byCount.click();
  expect(readCounts()).toEqual(originalCounts);
});

test('answers are searched, and equal ones are shown once with their number (REPORT-12)', async () => {
  await renderScreen(reportPath, { as: 'owner' });
  const search = page.getByRole('searchbox', { name: /^Search answers to Q/ }).first();
  await expect.element(search).toBeVisible();
  const [name = ''] = /Q\d+/.exec(search.element().getAttribute('aria-label') ?? '') ?? [];
  const card = summary(Number(name.slice(1)));
  const groupButton = card.getByRole('button', { name: 'Group equal answers' });
  await expect.element(groupButton).toHaveAttribute('aria-pressed', 'true');
  await expect.element(card.getByText(/^\d+ different answers$/)).toBeVisible();
  const countCells = readTexts(card.getByRole('table').getByCss('tbody td:last-child')).map(Number);
  expect(countCells).toEqual(countCells.toSorted((a, b) => b - a));
  await search.fill('nothing of the kind');
  await expect.element(card.getByText('No answers match “nothing of the kind”.')).toBeVisible();
  await search.fill('');
  await card.getByRole('button', { name: 'Group equal answers' }).click();
  await expect.element(card.getByText('different answers')).toHaveLength(0);
});

test('two dates that change in the same render are both kept (REPORT-13)', async () => {
  await renderScreen(`${reportPath}?tab=insights`, { as: 'owner' });
  await openDays();
  const days = { From: '2026-02-01', To: '2026-02-28' };
  const fields = await Promise.all(
    Object.keys(days).map((label) => page.getByLabelText(label, { exact: true }).findElement()),
  );
  for (const [index, day] of Object.values(days).entries()) {
    const field = fields[index] as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, day);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await expect.poll(currentUrl).toBe(`${reportPath}?tab=insights&from=2026-02-01&to=2026-02-28`);
});

test('Back after selecting a range returns to the previous tab (REPORT-13)', async () => {
  await renderScreen(reportPath, { as: 'owner' });
  await page.getByRole('tab', { name: 'Insights and Data Trends' }).click();
  await openDays();
  await page.getByLabelText('From').fill('2026-02-01');
  await page.getByLabelText('To', { exact: true }).fill('2026-02-28');
  await expect.poll(currentUrl).toBe(`${reportPath}?tab=insights&from=2026-02-01&to=2026-02-28`);
  await goBack();
  await expect.poll(currentUrl).toBe(reportPath);
});

test('if saving a chart fails, a message stays in the report until saving succeeds (SEAM-12)', async () => {
  await renderScreen('/analyze-surveys/1', { as: 'owner' });
  await expect.element(page.getByRole('button', { name: 'Save Q1 as PNG' })).toBeVisible();
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('No room is left');
  });
  const savedNames: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    savedNames.push(this.download);
  });
  await page.getByRole('button', { name: 'Save Q1 as PNG' }).click();
  await expect.element(page.getByText('Q1 could not be saved. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Q1 as PNG' }).click();
  await expect
    .poll(() => savedNames)
    .toEqual([expect.stringMatching(/^Market day shoppers Q1 \d{4}-\d\d-\d\d\.png$/)]);
  await expect.element(page.getByText('Q1 could not be saved. Try again.')).toHaveLength(0);
});

test('Clear in the filter drawer removes dates, comparison and sort order, and Back restores them (REPORT-13, REPORT-16, REPORT-22)', async () => {
  await page.viewport(390, 844);
  await renderScreen(`${reportPath}?from=2026-02-01&by=1&order=count`, { as: 'owner' });
  await page.getByRole('button', { name: 'Filters (3)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect.poll(currentUrl).toBe(reportPath);
  await expect.element(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await goBack();
  await expect.poll(currentUrl).toBe(`${reportPath}?from=2026-02-01&by=1&order=count`);
});

test('a comparison is saved as PNG in the colours of its groups (REPORT-24)', async () => {
  await renderScreen(`${reportPath}?by=1`, { as: 'owner' });
  await expect.element(page.getByRole('img', { name: 'Responses to Q2' })).toBeVisible();
  const savedBlobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    savedBlobs.push(file as Blob);
    return '';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await page.getByRole('button', { name: 'Save Q2 as PNG' }).click();
  await expect.poll(() => savedBlobs).toHaveLength(1);
  const bitmap = await createImageBitmap(savedBlobs[0] as Blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
  const colors = new Set<string>();
  for (let offset = 0; offset < data.length; offset += 4) {
    colors.add(`rgb(${data.slice(offset, offset + 3).join(', ')})`);
  }
  const bars = page
    .getByRole('img', { name: 'Responses to Q2' })
    .element()
    .querySelectorAll('.bar');
  const fills = new Set([...bars].map((bar) => getComputedStyle(bar).fill));
  expect(fills.size).toBe(5);
  expect([...colors]).toEqual(expect.arrayContaining([...fills]));
});

test('a date of a range can be typed digit by digit (REPORT-13)', async () => {
  await renderScreen('/analyze-surveys/1?tab=insights', { as: 'owner' });
  await openDays();
  await focus(page.getByLabelText('From'));
  await type('02012026');
  await expect.element(page.getByLabelText('From')).toHaveValue('2026-02-01');
  await expect.poll(currentUrl).toMatch(/from=2026-02-01/);
  await goTo('/analyze-surveys/1?tab=insights&from=2026-02-30');
  await expect.element(page.getByCss('.report-head')).toMatchTextContent('Collected: 120,');
});

test('Copy link copies the address with filters and tab (REPORT-25)', async () => {
  const filteredUrl = `${reportPath}?tab=insights&from=2026-02-01`;
  await renderScreen(filteredUrl, { as: 'owner' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  // The router of this test keeps its own address.
  expect(copied).toHaveBeenCalledExactlyOnceWith(location.href);
});

test('arrow keys move the focus between tabs without opening them; Enter opens the focused tab (REPORT-3)', async () => {
  await renderScreen(reportPath, { as: 'owner' });
  const tab = (name: string) => page.getByRole('tab', { name });
  await focus(tab('Question Summaries'));
  await press('ArrowRight');
  await expect.element(tab('Insights and Data Trends')).toHaveFocus();
  await expect.element(tab('Question Summaries')).toHaveAttribute('aria-selected', 'true');
  await press('ArrowLeft');
  await press('ArrowLeft');
  await expect.element(tab('Map View')).toHaveFocus();
  await press('Enter');
  await expect.element(tab('Map View')).toHaveAttribute('aria-selected', 'true');
});
