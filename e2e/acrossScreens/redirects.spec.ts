import { heldResponse, next } from '#fixtures/faults.ts';
import { newAgent } from '#fixtures/newAgent.ts';
import { fillFields } from '../support/fields.ts';
import { expect, test } from '../support/test.ts';

test('leaving a new agent before the response arrives cancels the redirect (SEAM-9)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await page.clock.install();
  await open('/agents/create', {
    signedInAs: 'owner',
    faults: [next('POST /auth/sign-up-agent', heldResponse)],
  });
  await fillFields(page, newAgent);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/responses');
  await page.clock.pauseAt(Date.now() + 60_000);
  await release('POST /auth/sign-up-agent');
  await expect(toast('status')).toContainText('Create agent successful');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/responses');
});

test('leaving a survey that is being sent says so, and cancels the redirect (SEAM-9)', async ({
  page,
  open,
  toast,
  release,
}) => {
  await page.clock.install();
  await open('/surveys/create', {
    signedInAs: 'owner',
    faults: [next('POST /survey/create', heldResponse)],
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('On its way');
  await page.getByLabel(/^Q\d+ text$/).fill('Why?');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Responses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave while the survey is being sent?' });
  await expect(dialog).toContainText('Your survey is being sent.');
  await expect(dialog).not.toContainText('not saved yet');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/responses');
  await page.clock.pauseAt(Date.now() + 60_000);
  await release('POST /survey/create');
  await expect(toast('status')).toContainText('Create survey successful');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/responses');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Create Survey' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await expect(page.getByText(/^Draft from .+ restored\./)).toHaveCount(0);
});

test('the code of a redirect’s target is prefetched during its delay (SEAM-14)', async ({
  page,
  open,
  toast,
}) => {
  await page.clock.install();
  await open('/login');
  await fillFields(page, { Email: 'nadia@canvass.example', Password: 'Nadia-2026' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const code = page.waitForResponse((response) => /SurveyList.*\.js/.test(response.url()));
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(toast('status')).toContainText('Login successful');
  await code;
  await expect(page).toHaveURL('/login');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/dashboard');
  // The list is requested after the redirect, and the store notifies its subscribers in a timer.
  await page.clock.resume();
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(scripts).toEqual([]);
});
