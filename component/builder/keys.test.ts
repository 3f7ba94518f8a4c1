import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';

/** Types one letter in a field, and returns the DOM mutations outside it. */
async function changesByKey(field: Locator) {
  await field.click();
  // The first letters may make the survey unsaved, or finish a question.
  await userEvent.keyboard('ab');
  await expect.element(page.getByText('Draft saved').first()).toBeVisible();
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      const { nodeName, className = '' } = target as HTMLElement;
      // The line of a question has its text, which gives it its height.
      if (target === field.element() || attributeName === 'data-text') continue;
      changes.push(`${type} ${nodeName} ${className} ${attributeName ?? ''}`);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // The effects of a key are rendered with the next frame. The outline follows later, on purpose.
  const isRendered = new Promise<void>((resolve) => {
    const stop = () => {
      observer.disconnect();
      resolve();
    };
    field
      .element()
      .addEventListener('input', () => requestAnimationFrame(() => requestAnimationFrame(stop)), {
        once: true,
      });
  });
  await userEvent.keyboard('c');
  await isRendered;
  await expect.element(field).toHaveValue(expect.stringContaining('abc'));
  return changes;
}

test.each([
  ['the title', page.getByRole('textbox', { name: 'Title', exact: true })],
  ['a question', page.getByLabelText(/^Q\d+ text$/).nth(1)],
  ['a choice', page.getByLabelText(/^Answer choice \d+$/).nth(1)],
])('a key typed in %s changes no other element (BUILDER-39)', async (_, field) => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  // Each block's buttons follow a moment after it.
  await expect.element(page.getByRole('toolbar').first()).toBeInTheDocument();
  await expect.element(page.getByCss('[role="toolbar"]:empty')).toHaveLength(0);
  expect(await changesByKey(field)).toEqual([]);
});

test('a key’s letter is rendered before the first frame after its event (BUILDER-39)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const field = page.getByLabelText(/^Q\d+ text$/).first();
  await field.fill('');
  const element = field.element() as HTMLTextAreaElement;
  const atFrame: string[][] = [];
  element.addEventListener('input', () => {
    requestAnimationFrame(() => {
      const line = element.closest<HTMLElement>('.question-line');
      atFrame.push([element.value, line?.dataset.text ?? '']);
    });
  });
  await field.click();
  await userEvent.keyboard('abc');
  await expect.poll(() => atFrame).toHaveLength(3);
  // Two keys may share a frame.
  for (const [typedText, rendered] of atFrame) expect(rendered).toBe(typedText);
  expect(atFrame.at(-1)).toEqual(['abc', 'abc']);
});

test('Enter during an input method’s composition adds no option (BUILDER-29)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const options = page
    .getByRole('group', { name: 'Q1', exact: true })
    .getByLabelText(/^Answer choice \d+$/);
  await expect.element(options).toHaveLength(5);
  await options.first().click();
  const enter = (keyCode: number) =>
    options
      .first()
      .element()
      .dispatchEvent(
        Object.defineProperty(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
          'keyCode',
          { value: keyCode },
        ),
      );
  enter(229);
  await expect.element(options).toHaveLength(5);
  enter(13);
  await expect.element(options).toHaveLength(6);
});

test('a text is aligned by its own writing direction (LOOK-6)', async () => {
  await renderScreen('/surveys/edit/1', { as: 'owner' });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect.element(title).toHaveStyle({ direction: 'ltr' });
  await title.fill('استطلاع الزوار');
  await expect.element(title).toHaveStyle({ direction: 'rtl' });
});
