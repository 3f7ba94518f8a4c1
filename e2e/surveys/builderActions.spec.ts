import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });
const texts = (page: Page) => page.getByLabel(/^Q\d+ text$/);

/** The buttons of questions and options render a moment after their fields. */
async function haveButtons(page: Page) {
  await expect(question(page, 1).getByRole('toolbar').first()).toBeAttached();
  await expect(page.locator('[role="toolbar"]:empty')).toHaveCount(0);
}

/** The names of blocks and buttons that an action renders. */
async function renderedBy(page: Page, act: () => void) {
  await haveButtons(page);
  const renderedBefore = await page.evaluateHandle(() => {
    // A new rendering gives a component a new props object.
    const renderedWith = (element: Element) => {
      const name = Object.keys(element).find((key) => key.startsWith('__reactProps'));
      return name && (element as unknown as Record<string, unknown>)[name];
    };
    const known = new Map(
      [...document.querySelectorAll('*')].map((element) => [element, renderedWith(element)]),
    );
    return (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => renderedWith(element) !== known.get(element))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  });
  await page.evaluate(act);
  return renderedBefore.evaluate(async (renderedByName) => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { blocks: renderedByName('.question'), buttons: renderedByName('button') };
  });
}

test('undo keys work everywhere in the builder, and a pause in typing starts a new step (BUILDER-32)', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/surveys/create', { signedInAs: 'owner' });
  await texts(page).pressSequentially('First');
  await page.clock.fastForward(1501);
  await texts(page).pressSequentially(' second');
  await page.getByText('1 question').click();
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveValue('First');
  await page.keyboard.press('Control+z');
  await expect(texts(page)).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expect(texts(page)).toHaveValue('First');
});

test('a question scrolled out of view still accepts keys (BUILDER-32)', async ({ page, open }) => {
  await open('/surveys/edit/1', { world: 'longSurvey', signedInAs: 'owner' });
  await texts(page).first().fill('Here');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 9000);
  await expect(question(page, 1)).not.toBeInViewport();
  await page.keyboard.type(' and there');
  await expect(texts(page).first()).toHaveValue('Here and there');
});

test('typing renders only the edited question and none of its buttons, and a new question renders itself and the previous one (BUILDER-39)', async ({
  page,
  open,
}) => {
  await open('/surveys/edit/1', { signedInAs: 'owner' });
  await texts(page).first().fill('Before');
  // The outline follows after a pause.
  await expect(page.getByRole('button', { name: /^Q1 Before/ })).toBeVisible();
  const rendered = await renderedBy(page, () => {
    const field = document.querySelector('textarea');
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field, 'After');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(texts(page).first()).toHaveValue('After');
  expect(rendered).toEqual({ blocks: ['Q1'], buttons: [] });
  const renderedByAdding = await renderedBy(page, () =>
    document.querySelector<HTMLElement>('[data-focus="add-question"]')?.click(),
  );
  await expect(texts(page)).toHaveCount(6);
  await expect(texts(page).nth(5)).toBeFocused();
  expect(renderedByAdding.blocks).toEqual(['Q5', 'Q6']);
});
