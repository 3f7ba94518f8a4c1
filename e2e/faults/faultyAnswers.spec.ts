import { every, json } from '#fixtures/faults.ts';
import { setDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/test.ts';

test('a logo whose address fails is not shown', async ({ page, open }) => {
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

test('chart labels stay inside the chart, whatever they contain', async ({ page, open }) => {
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

test('the builder shows 20,000 choices in parts, leads to an invalid one, and sends all (FAULT-11)', async ({
  page,
  open,
}) => {
  const options = Array.from({ length: 20_000 }, (_, place) => ({
    id: place + 1,
    text: place === 14_999 ? '' : `Choice ${place + 1}`,
    isActive: true,
  }));
  const asked = {
    id: 7,
    text: 'Which?',
    type: 'single',
    required: true,
    hasOthers: false,
    options,
  };
  await open('/dashboard', { signedInAs: 'owner' });
  const survey = { id: 1, title: 'Hello', logo: null, questions: [asked] };
  await setDemo(page, { faults: [every('GET /survey/:id', json(survey))] });
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const choices = page.getByPlaceholder('Enter an answer choice');
  await expect(choices).toHaveCount(200);
  await expect(page.getByText('Choices 1 to 200 of 20,000')).toBeVisible();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const wrong = page.getByLabel('Answer choice 15000', { exact: true });
  await expect(wrong).toBeFocused();
  await expect(page.getByText('Choices 14,801 to 15,000 of 20,000')).toBeVisible();
  await page.keyboard.type('Tea');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Answer choice 15001', { exact: true })).toBeFocused();
  await page.keyboard.type('Coffee');
  await page.getByRole('button', { name: 'Move Coffee up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Coffee up' })).toBeFocused();
  await expect(page.getByText('Choices 14,801 to 15,000 of 20,001')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/survey/update'));
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const body = (await sent).postDataJSON();
  expect(body.questions[0].options).toEqual([
    ...options.slice(0, 14_999),
    { text: 'Coffee', isActive: true },
    { id: 15_000, text: 'Tea', isActive: true },
    ...options.slice(15_000),
  ]);
});
