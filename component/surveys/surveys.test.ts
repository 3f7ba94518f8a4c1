import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../support/keys.ts';
import { calls, currentUrl, goBack, renderScreen } from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const table = 'All Surveys';

test('an owner’s list has own surveys with columns, counts and dates (LIST-1, LIST-2, LIST-12)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const headers = page.getByRole('table', { name: table }).getByRole('columnheader');
  await expect
    .poll(() => readTexts(headers))
    .toEqual(['Status', 'Title', 'Responses', 'Modified', 'Actions']);
  const row = page.getByRole('row', { name: /Market day shoppers/ });
  await expect
    .poll(() => readTexts(row.getByRole('cell')))
    .toEqual(['Open', 'Market day shoppers', '120 responses', 'March 1, 2026', '']);
});

test('a super admin’s list has everyone’s surveys and the owner’s email (LIST-2, LIST-6, LIST-7, LIST-12)', async () => {
  await renderScreen('/dashboard', { as: 'superAdmin' });
  const headers = page.getByRole('table', { name: table }).getByRole('columnheader');
  await expect
    .poll(() => readTexts(headers))
    .toEqual(['Status', 'Title', 'User', 'Responses', 'Modified', 'Actions']);
  await expect
    .element(page.getByRole('row', { name: /Market day shoppers/ }))
    .toMatchTextContent('nadia@canvass.example');
  await expect.element(page.getByRole('link', { name: 'Create Survey' })).toHaveLength(0);
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await expect.poll(() => readTexts(page.getByRole('menuitem'))).toEqual(['Reports']);
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  await expect.poll(currentUrl).toBe('/analyze-surveys/1');
});

test('each change of the page sends its call, also to a known page (LIST-4)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const countCalls = () => calls.filter((call) => call === 'POST /survey').length;
  const first = page.getByRole('row', { name: /Market day shoppers/ });
  await expect.element(first).toBeVisible();
  await expect.element(page.getByRole('row')).toHaveLength(11);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect.element(page.getByRole('row', { name: /Neighbourhood safety/ })).toBeVisible();
  await expect.element(page.getByRole('row')).toHaveLength(5);
  expect(countCalls()).toBe(2);
  await goBack();
  await expect.element(first).toBeVisible();
  await expect.poll(countCalls).toBe(3);
});

test('an owner’s row menu has four actions (LIST-5)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await expect
    .poll(() => readTexts(page.getByRole('menuitem')))
    .toEqual(['Edit', 'Close', 'Reports', 'Live Preview']);
  await press('Escape');
  await page.getByRole('button', { name: 'Actions for Bus route 14 riders' }).click();
  await expect
    .poll(() => readTexts(page.getByRole('menuitem')))
    .toEqual(['Edit', 'Open', 'Reports', 'Live Preview']);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.poll(currentUrl).toBe('/surveys/edit/3');
});

test('closing a survey asks first, then updates the list (LIST-8, LIST-10, LIST-11)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  const row = page.getByRole('row', { name: /Market day shoppers/ });
  await expect.element(row.getByCss('.badge')).not.toHaveClass(/minimal/);
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Survey Status' });
  await expect
    .element(dialog)
    .toMatchTextContent(
      'Are you sure you want to change the status of the survey from Open to Closed?',
    );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(row).toMatchTextContent('Open');
  await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(row).toMatchTextContent('Closed');
  await expect.element(row.getByCss('.badge')).toHaveClass(/minimal/);
});

test('a title opens the form for an owner and the report for a super admin, and a response count opens the report (LIST-16)', async () => {
  await renderScreen('/dashboard', { as: 'owner' });
  await page.getByRole('link', { name: 'Market day shoppers' }).click();
  await expect.poll(currentUrl).toBe('/surveys/edit/1');
  await renderScreen('/dashboard', { as: 'owner' });
  await page.getByRole('link', { name: '120', exact: true }).click();
  await expect.poll(currentUrl).toBe('/analyze-surveys/1');
  await renderScreen('/dashboard', { as: 'superAdmin' });
  await page.getByRole('link', { name: 'Market day shoppers' }).click();
  await expect.poll(currentUrl).toBe('/analyze-surveys/1');
});

test('after a survey is published, the dashboard shows a hint about the next step, once (LIST-18)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const nextStep = page.getByText('Your survey is open. Add agents to collect responses.');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Market visitors');
  await page.getByLabelText(/^Q\d+ text$/).fill('Why did you come?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await expect.element(nextStep).toBeVisible();
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  await goBack();
  await expect.element(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
  await expect.element(nextStep).not.toBeInTheDocument();
});

test('an empty list has one primary button, to create the first survey (LIST-3)', async () => {
  await renderScreen('/dashboard', { as: 'owner', world: 'empty' });
  await expect.element(page.getByRole('link', { name: 'Create your first survey' })).toBeVisible();
  const primary = page.getByCss('.bp6-intent-primary');
  await expect.element(primary).toHaveLength(1);
  await expect.element(primary).toHaveTextContent('Create your first survey');
});

test('/surveys shows the same list (LIST-13)', async () => {
  await renderScreen('/surveys', { as: 'owner' });
  await expect.element(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
});
