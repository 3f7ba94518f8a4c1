import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, next } from '#fixtures/faults.ts';
import { optionFields, question } from '../support/builderFields.ts';
import { picture } from '../support/picture.ts';
import {
  currentUrl,
  goBackFrom,
  goTo,
  release,
  renderScreen,
  sentBody,
  toast,
} from '../support/renderScreen.tsx';
import { readTexts } from '../support/textsOf.ts';

const title = page.getByRole('textbox', { name: 'Title', exact: true });
const text = (number: number) => question(number).getByLabelText(/^Q\d+ text$/);
const options = optionFields(1);
const logo = page.getByRole('img', { name: 'Survey logo' });

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

test('the edit form has the saved survey (BUILDER-18)', async () => {
  await renderScreen('/surveys/edit/3', { as: 'owner' });
  await expect.element(title).toHaveValue('Bus route 14 riders');
  await expect.element(text(1)).toHaveValue('How often do you come here?');
  await expect.element(question(1).getByLabelText('Input Type')).toHaveValue('single');
  await expect.element(question(1).getByRole('checkbox', { name: 'Required' })).toBeChecked();
  await expect.element(options).toHaveLength(6);
  await expect.element(options.last()).toBeDisabled();
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
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(logo).toBeVisible();
  await clickButton('Remove logo');
  await expect.element(logo).toHaveLength(0);
  await expect.element(page.getByLabelText('Add Logo')).toHaveFocus();
  await clickButton('Update');
  await expect.element(page.getByText('Update survey successful')).toBeVisible();
  expect(await sentBody('POST /survey/update')).toMatchObject({ logo: null });
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
