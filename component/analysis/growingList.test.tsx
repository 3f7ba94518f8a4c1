import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { ShowMoreList } from '#ui/ShowMoreList.tsx';

test('"Show more" adds 1,000 rows, and its last click adds all remaining rows (REPORT-12)', async () => {
  const items = Array.from({ length: 2_000 }, (_, index) => `Answer ${index + 1}`);
  await cleanup();
  await render(
    <ShowMoreList items={items} first={10} itemName="answers" className="answers">
      {(item) => item}
    </ShowMoreList>,
  );
  const rows = page.getByRole('listitem');
  await page.getByRole('button', { name: 'Show 1,000 more of 2,000 answers' }).click();
  await expect.element(rows).toHaveLength(1_010);
  await page.getByRole('button', { name: 'Show all 2,000 answers' }).click();
  await expect.element(rows).toHaveLength(2_000);
});
