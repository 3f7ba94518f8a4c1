import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, heldResponse, json, next } from '#fixtures/faults.ts';
import type { Log } from '#mocks/controls/createLog.ts';
import { optionFields, question } from '../support/builderFields.ts';
import { picture } from '../support/picture.ts';
import {
  currentUrl,
  goBackFrom,
  goTo,
  release,
  renderScreen,
  toast,
} from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const title = page.getByRole('textbox', { name: 'Title', exact: true });
const text = (number: number) => question(number).getByLabelText(/^Q\d+ text$/);
const options = optionFields(1);
const logo = page.getByRole('img', { name: 'Survey logo' });

/** The body of the last survey that was sent. */
function readSent(log: Log) {
  const call = log
    .state()
    .entries.find(({ requestBody, url }) => requestBody && /survey\/(create|update)$/.test(url));
  return JSON.parse(call?.requestBody ?? '{}');
}

const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a new survey has no logo, a title, and one optional text question without "Others" (BUILDER-1, BUILDER-2, BUILDER-3, BUILDER-6, BUILDER-7, BUILDER-8, BUILDER-9)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await expect.element(page.getByLabelText('Add Logo')).toHaveLength(1);
  await expect.element(title).toHaveAttribute('placeholder', 'Enter survey title');
  await expect.element(page.getByRole('group')).toHaveLength(1);
  await expect.element(text(1)).toHaveAttribute('placeholder', 'Enter your question');
  await expect.element(question(1).getByRole('checkbox', { name: 'Required' })).not.toBeChecked();
  await expect
    .element(question(1).getByRole('checkbox', { name: 'Add "Other\'s" as option' }))
    .not.toBeChecked();
  const types = question(1).getByLabelText('Input Type').getByRole('option');
  expect(readTexts(types)).toEqual(['Text box', 'Multiple choice', 'Single Choice']);
  await expect.element(options).toHaveLength(0);
});

test('Next Question focuses the new question (BUILDER-3)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await clickButton('Next Question');
  await expect.element(page.getByRole('group')).toHaveLength(2);
  await expect.element(text(2)).toHaveFocus();
});

test('options are added, deactivated and reactivated (BUILDER-10, BUILDER-11, BUILDER-12)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await question(1).getByLabelText('Input Type').selectOptions('Single Choice');
  await expect.element(options).toHaveAttribute('placeholder', 'Enter an answer choice');
  await options.fill('Tea');
  await clickButton('Add answer choice');
  await expect.element(options).toHaveLength(2);
  await expect.element(options.nth(1)).toHaveFocus();
  await question(1).getByTitle('Deactivate option').first().click();
  await expect.element(options.first()).toBeDisabled();
  await expect.element(options.first()).toHaveStyle({ textDecorationLine: 'line-through' });
  await question(1).getByTitle('Reactivate option').click();
  await expect.element(options.first()).toBeEnabled();
  await expect.element(options.first()).toHaveStyle({ textDecorationLine: 'none' });
});

test('Preview is disabled until there are a title and a first question (BUILDER-13)', async () => {
  await renderScreen('/surveys/create', {
    as: 'owner',
    faults: [next('POST /survey/create', heldResponse)],
  });
  const preview = page.getByRole('button', { name: 'Preview' });
  await expect.element(preview).toBeDisabled();
  await title.fill('Hello world');
  await expect.element(preview).toBeDisabled();
  await text(1).fill('Why?');
  await expect.element(preview).toBeEnabled();
  await title.fill('');
  await expect.element(preview).toBeDisabled();
  await title.fill('Hello world');
  await clickButton('Remove Q1');
  await expect.element(preview).toBeDisabled();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect.element(preview).toBeEnabled();
  await clickButton('Publish');
  await expect.element(preview).toBeDisabled();
  await release('POST /survey/create');
});

test('going back during the redirect after publishing opens an empty new survey (SEAM-9)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await title.fill('Hello world');
  await text(1).fill('Why?');
  goBackFrom('/dashboard');
  await clickButton('Publish');
  await expect.element(toast('status')).toBeVisible();
  await expect.element(title).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  expect(currentUrl()).toBe('/surveys/create');
});

test('removing a logo sends null, and the survey has none (BUILDER-28)', async () => {
  const { log } = await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(logo).toBeVisible();
  await clickButton('Remove logo');
  await expect.element(logo).toHaveLength(0);
  await expect.element(page.getByLabelText('Add Logo')).toHaveFocus();
  await clickButton('Update');
  await expect.element(page.getByText('Update survey successful')).toBeVisible();
  await expect.poll(() => readSent(log).logo).toBeNull();
  await goTo('/surveys/preview/1');
  await expect.element(page.getByRole('heading', { name: 'Market day shoppers' })).toBeVisible();
  await expect.element(logo).toHaveLength(0);
});

test('after choosing and removing a logo, the survey counts as unchanged (BUILDER-28)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await expect.element(page.getByRole('button', { name: 'Remove logo' })).toHaveLength(0);
  await page.getByLabelText('Add Logo').upload(picture());
  await clickButton('Remove logo');
  await expect.element(page.getByLabelText('Add Logo')).toHaveLength(1);
  await page.getByRole('link', { name: 'Responses' }).click();
  await expect.poll(currentUrl).toBe('/responses');
});

test('saved options are sent with their ids, new ones without (CALL-5)', async () => {
  const option = (id: number, words: string) => ({ id, text: words, isActive: true });
  const savedQuestion = {
    id: 7,
    text: 'Which?',
    type: 'single',
    required: false,
    hasOthers: false,
    options: [option(70, 'Tea'), option(71, 'Coffee')],
  };
  const { log } = await renderScreen('/surveys/edit/1', {
    as: 'owner',
    faults: [
      every(
        'GET /survey/:id',
        json({ id: 1, title: 'Hello', logo: null, questions: [savedQuestion] }),
      ),
    ],
  });
  await options.first().fill('Green tea');
  await clickButton('Add answer choice');
  await options.last().fill('Milk');
  await clickButton('Update');
  await expect
    .poll(() => readSent(log)?.questions?.[0].options)
    .toEqual([option(70, 'Green tea'), option(71, 'Coffee'), { text: 'Milk', isActive: true }]);
});
