import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';

test('the header of a report shows its period from the first rendering on, so nothing below moves (REPORT-11)', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const heads = new Set<string>();
    Object.assign(window, { heads });
    new MutationObserver(() => {
      const head = document.querySelector('.report-head');
      if (head?.textContent) heads.add(head.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  await expect(page.getByText('Collected: 120, January 1, 2026 to March 1, 2026')).toBeVisible();
  const heads = await page.evaluate(() => [...(window as unknown as { heads: Set<string> }).heads]);
  expect(heads).toHaveLength(1);
});

test('a chart is saved as PNG with its labels, on white (REPORT-24)', async ({ page, open }) => {
  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const chart = page.getByRole('img', { name: 'Responses to Q1' });
  await expect(chart).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Q1 as PNG' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Market day shoppers Q1 \d{4}-\d\d-\d\d\.png$/);
  const bytes = await readFile(await file.path());
  const image = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const colours = new Set<string>();
    for (let offset = 0; offset < data.length; offset += 4)
      colours.add(data.slice(offset, offset + 3).join());
    return { width: bitmap.width, corner: [...data.slice(0, 4)], hasBar: colours.has('139,0,0') };
  }, bytes.toString('base64'));
  expect(image.corner).toEqual([255, 255, 255, 255]);
  expect(image.hasBar).toBe(true);
  // The chart of 720 px with its margins of 16 px, in twice the resolution.
  expect(image.width).toBe(2 * (720 + 32));
});
