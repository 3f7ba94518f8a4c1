import type { Locator, Page } from '@playwright/test';
import { addManyQuestions } from '../support/addManyQuestions.ts';
import { expect, test } from '../support/test.ts';

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `Q${number}`, exact: true });
const texts = (page: Page) => page.getByLabel(/^Q\d+ text$/);
const options = (page: Page, number = 1) =>
  question(page, number).getByLabel(/^Answer choice \d+$/);

async function values(fields: ReturnType<typeof texts>) {
  return fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

async function ask(page: Page, ...questions: string[]) {
  for (const [index, text] of questions.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Next Question' }).click();
    await texts(page).nth(index).fill(text);
  }
}

/** Drags a handle onto another element, in steps, by mouse. Stops before the drop. */
async function dragOnto(page: Page, handle: Locator, target: Locator) {
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const box = await target.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 12 });
}

test('questions and options are dragged, with a line at the drop position (BUILDER-38)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await open('/surveys/create', { signedInAs: 'owner' });
  await ask(page, 'One', 'Two', 'Three');
  await dragOnto(
    page,
    question(page, 3).locator('.question-header .drag-handle'),
    question(page, 1),
  );
  await expect(question(page, 1)).toHaveClass(/lands-above/);
  await page.mouse.up();
  await expect.poll(() => values(texts(page))).toEqual(['Three', 'One', 'Two']);
  await expect(page.getByRole('log')).toHaveText('The question is now question 1 of 3');
  await expect(page.getByText(/Draggable item/)).toHaveCount(0);
  await question(page, 1).getByLabel('Input Type').selectOption('Single Choice');
  await options(page).first().fill('A');
  await options(page).first().press('Enter');
  await options(page).nth(1).fill('B');
  const handles = question(page, 1).locator('.option .drag-handle');
  await dragOnto(page, handles.nth(1), question(page, 1).getByRole('listitem').first());
  await page.mouse.up();
  await expect.poll(() => values(options(page))).toEqual(['B', 'A']);
});

test('a cancelled drag and a click on the handle change nothing, and the next drag works (BUILDER-38)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await open('/surveys/create', { signedInAs: 'owner' });
  await ask(page, 'One', 'Two', 'Three');
  const handle = question(page, 3).locator('.question-header .drag-handle');
  await dragOnto(page, handle, question(page, 1));
  await expect(question(page, 1)).toHaveClass(/lands-above/);
  await page.keyboard.press('Escape');
  await expect(question(page, 1)).not.toHaveClass(/lands/);
  await page.mouse.up();
  await handle.click();
  expect(await values(texts(page))).toEqual(['One', 'Two', 'Three']);
  await dragOnto(page, handle, question(page, 1));
  await expect(question(page, 1)).toHaveClass(/lands-above/);
  await page.mouse.up();
  await expect.poll(() => values(texts(page))).toEqual(['Three', 'One', 'Two']);
});

test('during a drag, keys of undo do nothing, and an item that disappears ends the drag (BUILDER-38)', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await open('/surveys/create', { signedInAs: 'owner' });
  await ask(page, 'One', 'Two', 'Three');
  await question(page, 3).getByRole('button', { name: 'Duplicate Q3' }).click();
  const outline = page.getByRole('navigation', { name: 'Outline' }).getByRole('listitem');
  await expect(outline).toHaveCount(4);
  await dragOnto(page, outline.nth(3).locator('.drag-handle'), outline.first());
  await expect(outline.first()).toHaveClass(/lands-above/);
  await page.keyboard.press('Control+z');
  await expect(outline.first()).toHaveClass(/lands-above/);
  await page.mouse.up();
  await expect.poll(() => values(texts(page))).toEqual(['Three', 'One', 'Two', 'Three']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => values(texts(page))).toEqual(['One', 'Two', 'Three', 'Three']);
  await expect(outline).toContainText(['One', 'Two', 'Three', 'Three']);
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).focus();
  await dragOnto(page, outline.nth(3).locator('.drag-handle'), outline.first());
  await page.keyboard.press('Enter');
  await expect(outline).toHaveCount(3);
  await page.mouse.move(200, 200, { steps: 4 });
  await expect(page.locator('.dragged-card')).toBeHidden();
  await page.mouse.up();
  await expect.poll(() => values(texts(page))).toEqual(['One', 'Two', 'Three']);
  await dragOnto(page, outline.nth(2).locator('.drag-handle'), outline.first());
  await page.mouse.up();
  await expect.poll(() => values(texts(page))).toEqual(['Three', 'One', 'Two']);
});

test('questions can be dragged by touch on a tablet (BUILDER-38)', async ({ page, open }) => {
  await page.setViewportSize({ width: 820, height: 1200 });
  await open('/surveys/create', { signedInAs: 'owner' });
  await ask(page, 'One', 'Two');
  const handleBox = await question(page, 2).locator('.question-header .drag-handle').boundingBox();
  const targetBox = await question(page, 1).boundingBox();
  if (!handleBox || !targetBox) throw new Error('There is nothing to drag');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', handleBox.x + 10, handleBox.y + 10);
  for (let step = 1; step <= 10; step += 1) {
    await touch(
      'touchMove',
      handleBox.x + 10,
      handleBox.y + ((targetBox.y + 40 - handleBox.y) * step) / 10,
    );
  }
  await expect(question(page, 1)).toHaveClass(/lands-above/);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => values(texts(page))).toEqual(['Two', 'One']);
});

/** Starts a drag with mouse or finger, and returns functions to move and drop. */
async function startDrag(page: Page, pointer: 'mouse' | 'finger', x: number, y: number) {
  if (pointer === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    return {
      move: (toX: number, toY: number) => page.mouse.move(toX, toY, { steps: 3 }),
      drop: () => page.mouse.up(),
    };
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  return {
    move: (toX: number, toY: number) => touch('touchMove', [{ x: toX, y: toY }]),
    drop: () => touch('touchEnd', []),
  };
}

/**
 * Records three distances in px during an upward drag:
 * - `back`: how far the page scrolled down.
 * - `jump`: the largest step up that no code requested. A page that becomes shorter is no jump.
 * - `dragged`: how far the drag scrolled up. Its steps may be large, because a busy machine combines
 *   many of them.
 */
const watchScrolling = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    let lastScroll = window.scrollY;
    let lastHeight = document.documentElement.scrollHeight;
    let requestedDistance = 0;
    Object.assign(dataset, { back: '0', jump: '0', dragged: '0' });
    const measure = (scroll: () => void) => {
      const start = window.scrollY;
      scroll();
      requestedDistance += start - window.scrollY;
      return start - window.scrollY;
    };
    const { scrollBy } = Element.prototype;
    Element.prototype.scrollBy = function (this: Element, ...distances: unknown[]) {
      const distance = measure(() => Reflect.apply(scrollBy, this, distances));
      dataset.dragged = String(Number(dataset.dragged) + distance);
    };
    const { scrollTo } = window;
    window.scrollTo = (...position: unknown[]) => {
      measure(() => Reflect.apply(scrollTo, window, position));
    };
    window.addEventListener('scroll', () => {
      const up = lastScroll - window.scrollY;
      dataset.back = String(Number(dataset.back) + Math.max(0, -up));
      // A question of estimated height becomes shorter once it is rendered, above the view.
      const { scrollHeight } = document.documentElement;
      const jump = up - requestedDistance - Math.max(0, lastHeight - scrollHeight);
      dataset.jump = String(Math.max(Number(dataset.jump), jump));
      lastHeight = scrollHeight;
      lastScroll = window.scrollY;
      requestedDistance = 0;
    });
  });

for (const [pointer, count] of [
  ['mouse', 60],
  ['finger', 30],
] as const) {
  test(`dragging the last of ${count} questions up by ${pointer} shows it as one line, and does not scroll back to the focused field (BUILDER-38)`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await open('/surveys/create', { signedInAs: 'owner' });
    await addManyQuestions(page, count);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = question(page, count);
    const inText = last.getByLabel(/^Q\d+ text$/);
    if (pointer === 'mouse') await inText.click();
    // Far away, so that a browser that scrolls to the focus jumps there.
    else
      await page
        .getByRole('textbox', { name: 'Title', exact: true })
        .evaluate((title) => title.focus({ preventScroll: true }));
    const handle = last.locator('.question-header .drag-handle');
    // The page may still be scrolling: a trial click waits until the handle does not move.
    await handle.click({ trial: true });
    const handleBox = await handle.boundingBox();
    if (!handleBox) throw new Error('There is nothing to drag');
    const startScroll = await page.evaluate(() => window.scrollY);
    await watchScrolling(page);
    const drag = await startDrag(page, pointer, handleBox.x + 10, handleBox.y + 10);
    await drag.move(handleBox.x + 10, handleBox.y - 30);
    const card = page.locator('.dragged-card .bp6-card');
    await expect(card).toHaveText(`Q${count}, Text box: Question ${count}?`);
    expect((await card.boundingBox())?.height).toBeLessThan(60);
    // To the top, or past about thirty questions.
    const targetScroll = Math.max(0, startScroll - 6000);
    let isGone = false;
    await expect(async () => {
      isGone = !isGone;
      await drag.move(handleBox.x + (isGone ? 8 : 10), 14);
      expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(targetScroll);
    }).toPass({ intervals: [30] });
    const { back, jump, dragged } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    // A browser keeps the view in place when space is added above it: once or twice, 32 px.
    expect(Number(back)).toBeLessThanOrEqual(64);
    expect(Number(jump)).toBeLessThanOrEqual(1);
    // Otherwise the drag scrolls in another way, which the line above does not observe.
    expect(Number(dragged)).toBeGreaterThan(100);
    await drag.drop();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('log')).toHaveText(
      new RegExp(`^The question is now question \\d+ of ${count}$`),
    );
    const [, place] =
      /question (\d+) of/.exec((await page.getByRole('log').textContent()) ?? '') ?? [];
    expect(Number(place)).toBeLessThan(Math.max(2, count - 8));
    await expect(question(page, Number(place)).getByLabel(/^Q\d+ text$/)).toHaveValue(
      `Question ${count}?`,
    );
  });
}

test('the outline shows typed text after a pause of 250 ms, or at once when it gets the focus (BUILDER-39)', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/surveys/edit/3', { signedInAs: 'owner' });
  const rows = page.getByRole('navigation', { name: 'Outline' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const rowTextBefore = (await rows.nth(1).textContent()) ?? '';
  await page.clock.pauseAt(Date.now() + 60_000);
  await texts(page).nth(1).fill('W');
  await page.clock.runFor(249);
  await texts(page).nth(1).fill('Wh');
  await page.clock.runFor(249);
  await expect(rows.nth(1)).toHaveText(rowTextBefore);
  await page.clock.runFor(1);
  await expect(rows.nth(1)).toContainText('Q2Wh');
  await texts(page).first().fill('Who?');
  await rows.nth(2).getByRole('button', { name: /^Q3/ }).focus();
  await expect(rows.first()).toContainText('Q1Who?');
});

test('if the code of the virtual list fails to load, a long survey still shows all its questions', async ({
  page,
  open,
  context,
}) => {
  await context.route(/VirtualQuestionList/, (route) => route.abort());
  await open('/surveys/create', { signedInAs: 'owner' });
  await addManyQuestions(page, 40);
  await expect(texts(page)).toHaveCount(40);
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: /^Q40/ })
    .click();
  await expect(texts(page).last()).toBeFocused();
});
