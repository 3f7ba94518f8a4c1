import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { questionTypes } from '#domain/survey/question.ts';
import { fillFields } from '../support/fillFields.ts';
import { currentUrl, goTo, renderScreen, toast } from '../support/renderScreen.tsx';

const title = page.getByRole('textbox', { name: 'Title', exact: true });

test('an account without surveys offers three ways to start (LIST-17)', async () => {
  await renderScreen('/dashboard', { as: 'owner', world: 'empty' });
  await expect.element(page.getByText('No results.')).toBeVisible();
  await page.getByRole('link', { name: 'Create your first survey' }).click();
  await expect.poll(currentUrl).toBe('/surveys/create');
  await expect.element(title).toHaveValue('');
});

test('a super administrator without surveys is not offered a way to start (LIST-17)', async () => {
  await renderScreen('/dashboard', { as: 'superAdmin', world: 'empty' });
  await expect.element(page.getByText('No results.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Start from a sample' }))
    .not.toBeInTheDocument();
});

test('"Paste questions" opens the builder with the paste dialog, and the URL drops its parameter (BUILDER-41)', async () => {
  await renderScreen('/dashboard', { as: 'owner', world: 'empty' });
  await page.getByRole('link', { name: 'Paste questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add questions from text' });
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  await expect.poll(currentUrl).toBe('/surveys/create');
});

test('a survey starts from a sample with each type of question (BUILDER-41)', async () => {
  await renderScreen('/dashboard', { as: 'owner', world: 'empty' });
  await page.getByRole('link', { name: 'Start from a sample' }).click();
  await expect.element(title).toHaveValue('How was your visit?');
  await expect
    .poll(() =>
      page
        .getByLabelText('Input Type')
        .elements()
        .map((element) => (element as HTMLSelectElement).value),
    )
    .toEqual(expect.arrayContaining(Object.keys(questionTypes)));
  await expect.poll(currentUrl).toBe('/surveys/create');
});

test('a new survey focuses its title and shows no unfinished mark before typing (BUILDER-42)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  await expect.element(title).toHaveFocus();
  await expect.element(page.getByText('1 not finished')).not.toBeInTheDocument();
  await fillFields({ Title: 'Tea' });
  await expect.element(page.getByText('1 not finished')).toBeVisible();
});

test('an opened survey does not focus its title (BUILDER-42)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  await expect.element(title).toHaveValue('Market day shoppers');
  await expect.element(title).not.toHaveFocus();
});

test.each([
  ['sample', true],
  ['text', false],
])(
  'leaving a survey started from %s opens the leave dialog: %s (BUILDER-41)',
  async (source, hasLeaveDialog) => {
    await renderScreen(`/surveys/create?from=${source}`, { as: 'owner' });
    await expect.poll(currentUrl).toBe('/surveys/create');
    if (source === 'text') await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Agents' }).click();
    if (hasLeaveDialog) await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByRole('heading', { name: 'All Agents' })).toBeVisible();
    expect(currentUrl()).toBe('/agents');
  },
);

test('an untouched new survey offers the sample, and undo restores the empty survey (BUILDER-52)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const offer = page.getByRole('button', { name: 'Start from a sample' });
  await offer.click();
  await expect
    .element(page.getByRole('textbox', { name: 'Title', exact: true }))
    .not.toHaveValue('');
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveFocus();
  await expect.element(offer).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine');
  await expect.element(offer).not.toBeInTheDocument();
});

test('checking "Others" of a text question shows an explanation (BUILDER-52)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  const hint = page.getByText('Adds a second text field');
  await expect.element(hint).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: /Other/ }).click();
  await expect.element(hint).toBeVisible();
  await page.getByLabelText('Input Type').selectOptions('Single Choice');
  await expect.element(hint).not.toBeInTheDocument();
});

for (const [what, path, action] of [
  ['pasted text', '/surveys/create?from=text', undefined],
  ['a copy', '/surveys/edit/1', 'Duplicate survey'],
] as const) {
  test(`starting from ${what} asks before it discards an unfinished new survey (DRAFT-3)`, async () => {
    await renderScreen('/surveys/create', { as: 'owner' });
    await title.fill('Begun before');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
    const openPath = async () => {
      const navigation = goTo(path);
      const leave = page.getByRole('button', { name: 'Leave' });
      if (action && currentUrl() === '/surveys/create') await leave.click();
      await navigation;
      if (action) await page.getByRole('link', { name: action }).click();
    };
    await openPath();
    const dialog = page.getByRole('dialog', { name: /^Discard your unfinished survey from / });
    await expect.element(dialog).toMatchTextContent('Begun before');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(dialog).toHaveLength(0);
    await expect.element(title).toHaveValue('Begun before');
    await openPath();
    await dialog.getByRole('button', { name: 'Discard it' }).click();
    await expect.element(page.getByText('The survey that you began was replaced')).toBeVisible();
    const remark = page.getByText('The logo could not be copied. Add it again.');
    await expect.element(remark).toHaveLength(action ? 1 : 0);
    await expect.element(title).not.toHaveValue('Begun before');
    await toast('status').getByRole('button', { name: 'Undo' }).click();
    await expect.element(title).toHaveValue('Begun before');
  });
}

test('if the browser cannot store the text, the builder says so while editing and when leaving (DRAFT-1)', async () => {
  await renderScreen('/surveys/create', { as: 'owner' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await title.fill('Kept nowhere');
  await expect
    .element(
      page.getByText('This browser cannot keep what you type. Save before you close or reload'),
    )
    .toBeVisible();
  await expect.element(page.getByText('Draft saved')).toHaveLength(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent('They stay in this tab until it is closed or reloaded.');
});
