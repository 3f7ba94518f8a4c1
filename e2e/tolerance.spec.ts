import { expect, test } from './test.ts';

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
