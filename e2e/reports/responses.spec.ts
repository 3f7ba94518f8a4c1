import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.ts';

test('all responses, every page, are saved as CSV', async ({ page, open }) => {
  await open('/responses', { signedInAs: 'owner' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFName,Survey,Time Spent,Completion %,Created at');
  expect(lines).toHaveLength(1 + 491);
});
