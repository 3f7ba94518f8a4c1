import { expect, test } from '../support/test.ts';

test('a logo whose URL fails to load is not shown', async ({ page, open }) => {
  await open('/surveys/preview/1', { world: 'broken', signedInAs: 'owner' });
  await expect(page.getByRole('heading', { name: 'Choices without choices' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveCount(0);
  await page.goto('/surveys/edit/1');
  await expect(page.getByLabel('Update Logo')).toHaveCount(1);
  await expect(page.getByRole('img', { name: 'Survey logo' })).toHaveCount(0);
});

test('chart labels stay within their rows and the chart, whatever their content', async ({
  page,
  open,
}) => {
  await open('/analyze-surveys/1', { world: 'hostile', signedInAs: 'owner' });
  const chart = page.getByRole('img', { name: 'Responses to Q1' });
  await expect(chart).toBeVisible();
  const outside = await chart.evaluate((svg) => {
    return [...svg.querySelectorAll('text, .bar-label bdi')]
      .filter((text) => {
        const { left: leftEdge, right, top, bottom } = text.getBoundingClientRect();
        const room = (text.closest('foreignObject') ?? svg).getBoundingClientRect();
        return leftEdge < room.left || right > room.right || top < room.top || bottom > room.bottom;
      })
      .map(({ textContent }) => textContent);
  });
  expect(outside).toEqual([]);
});
