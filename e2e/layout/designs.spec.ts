import type { Locator, Page } from '@playwright/test';
import { DESIGN_REPORT, expectNear, findBars, findQuestion, measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

/**
 * Further lines of the reference designs (LOOK-7), each with the words of its line. `npm run check`
 * runs them after a change of styles; `npm test` leaves them out, because they take a minute.
 */

test.use({ prefetch: true });

const measureFirst = (locator: Locator) => measure(locator.first());

const expectAtMost = (value: number, most: number, line: string) =>
  expect.soft(value, `${line}: ${value}`).toBeLessThanOrEqual(most);

const readStyle = (locator: Locator, property: string) =>
  locator
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const expectStyle = async (locator: Locator, property: string, expected: string, line: string) =>
  expect.soft(await readStyle(locator, property), line).toBe(expected);

const setSize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: { 390: 844, 768: 1024, 1440: 900 }[width] ?? 900 });

/** The boxes of several elements; their number is expected, so that the locator finds them. */
async function measureAll(locator: Locator, count: number) {
  await expect(locator).toHaveCount(count);
  return Promise.all((await locator.all()).map(measureFirst));
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** The sizes and weights of all visible texts, without those of QA's button. */
const readTypeScale = (page: Page) =>
  page.evaluate(() => {
    const sizes = new Set<number>();
    const weights = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility() || !walker.currentNode.textContent?.trim()) continue;
      if (parent.closest('#demo-panel, .visually-hidden, option, script, style')) continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      sizes.add(Number.parseFloat(fontSize));
      weights.add(fontWeight);
    }
    return { sizes: [...sizes], weights: [...weights] };
  });

test('texts have six sizes and four weights (LOOK-7) @designs', async ({ page, open }) => {
  test.slow();
  await setSize(page, 1440);
  for (const [path, signedInAs] of [
    ['/', undefined],
    ['/login', undefined],
    ['/sign-up', undefined],
    ['/contact-us', undefined],
    ['/dashboard', 'owner'],
    ['/agents', 'owner'],
    ['/agents/create', 'owner'],
    ['/responses', 'owner'],
    ['/analyze-surveys', 'owner'],
    [DESIGN_REPORT, 'owner'],
    [`${DESIGN_REPORT}?tab=insights`, 'owner'],
    ['/surveys/edit/2', 'owner'],
    ['/surveys/preview/2', 'owner'],
    ['/profile/update', 'owner'],
  ] as const) {
    await open(path, signedInAs ? { signedInAs } : {});
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.loading, .skeleton')).toHaveCount(0);
    const { sizes, weights } = await readTypeScale(page);
    const otherSizes = sizes.filter((size) => ![12, 14, 15, 18, 27, 59].includes(size));
    expect.soft(otherSizes, `text sizes of ${path}`).toEqual([]);
    const otherWeights = weights.filter((weight) => !/^[4567]00$/.test(weight));
    expect.soft(otherWeights, `weights of ${path}`).toEqual([]);
  }
});

test('a wide report matches its reference design, light and dark (LOOK-7) @designs', async ({
  page,
  open,
}) => {
  await setSize(page, 1440);
  await open(DESIGN_REPORT, { signedInAs: 'owner' });
  const callout = page.getByRole('region', { name: 'What changed' });
  const card = page.getByRole('region', { name: /^Q1:/ });
  expectNear((await measureFirst(callout)).y, (await measureFirst(card)).y, 1, 'What changed top');
  const sentences = await callout.getByRole('listitem').count();
  expectAtMost(sentences, 3, 'sentences');
  const tools = await measureAll(page.locator('.report-tools > *'), 3);
  for (const [index, tool] of tools.slice(1).entries()) {
    expectNear(tool.x - (tools[index]?.right ?? 0), 8, 0.5, `gap of action ${index + 1}`);
  }
  const wide = await measureFirst(findBars(page, 'Responses to Q1'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html.bp6-dark')).toHaveCount(1);
  expect
    .soft(await measureFirst(findBars(page, 'Responses to Q1')), 'x and y as in light')
    .toEqual(wide);
  await expectStyle(page.locator('body'), 'background-color', 'rgb(18, 24, 23)', 'dark ground');
  await expectStyle(card, 'background-color', 'rgb(27, 35, 34)', 'dark card');
  await expectStyle(
    page.getByRole('complementary'),
    'background-color',
    'rgb(27, 35, 34)',
    'dark sidebar',
  );
  await expectStyle(
    page.getByRole('heading', { level: 1 }),
    'color',
    'rgb(238, 243, 241)',
    'dark text',
  );
  await expectStyle(page.locator('.summary-facts'), 'color', 'rgb(168, 182, 178)', 'dark meta');
  await expectStyle(card, 'box-shadow', 'none', 'no box-shadow on dark cards');
  await page.emulateMedia({ colorScheme: 'light' });
});

test('a wide comparison matches its reference design (LOOK-7) @designs', async ({ page, open }) => {
  await setSize(page, 1440);
  await open(DESIGN_REPORT, { signedInAs: 'owner' });
  await page.getByRole('button', { name: /^Compare by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Q1: How long did you wait?' }).click();
  await expect(page.getByRole('region', { name: 'Compared by Q1' })).toBeVisible();
  const second = page.getByRole('region', { name: /^Q2:/ });
  expectAtMost((await measureFirst(second)).y, 490, 'second card top');
});

test('insights and text answers match their reference designs (LOOK-7) @designs', async ({
  page,
  open,
}) => {
  await setSize(page, 1440);
  await open(`${DESIGN_REPORT}?tab=insights`, { signedInAs: 'owner' });
  await expect(page.locator('.facts > .bp6-card')).toHaveCount(3);
  const tiles = await measureAll(page.locator('.facts > .bp6-card'), 3);
  for (const [index, tile] of tiles.slice(1).entries()) {
    expectNear(tile.y, tiles[0]?.y ?? 0, 0, 'tops of tiles');
    expectNear(tile.x - (tiles[index]?.right ?? 0), 16, 0.5, 'gap of tiles');
  }
  const figure = page.locator('.facts dd');
  await expectStyle(figure, 'font-size', '27px', 'figure size');
  await expectStyle(figure, 'font-weight', '600', 'figure weight');
  await expectStyle(page.locator('.facts dt'), 'font-size', '14px', 'label size');
  const trend = await measureFirst(page.getByRole('region', { name: 'Responses over time' }));
  expectNear(trend.y, 282, 6, '“Responses over time” top');
  expect.soft(await page.getByText('PNG', { exact: true }).count(), 'no visible text PNG').toBe(0);

  await open('/analyze-surveys/1', { signedInAs: 'owner' });
  const card = page.getByRole('region', { name: /^Q5:/ });
  const table = card.getByRole('table');
  await expect(table).toBeVisible();
  await expect
    .soft(card.getByRole('button', { name: 'Group equal answers' }))
    .toHaveAttribute('aria-pressed', 'true');
  expectNear(
    (await measureFirst(table.locator('tbody tr'))).height,
    40,
    1,
    'row height of answers',
  );
  const search = await measureFirst(card.locator('.answer-tools > .bp6-input-group'));
  expectNear(search.width, 240, 0, 'search width');
  expectNear(search.height, 32, 0, 'search height');
});

test('the wide builder matches its reference design (LOOK-7) @designs', async ({ page, open }) => {
  await setSize(page, 1440);
  await open('/surveys/edit/2', { signedInAs: 'owner' });
  const selects = page.getByLabel('Input Type');
  await expect(selects.first()).toBeVisible();
  const places = await measureAll(selects, 3);
  for (const place of places) {
    expectNear(place.x, places[0]?.x ?? 0, 0, 'left of selects');
    expectNear(place.width, 160, 1, 'width of selects');
  }
  await expectStyle(selects, 'border-radius', '8px', 'radius of selects');
  await expectStyle(button(page, 'Update'), 'font-weight', '600', 'weight of Update');
  await expectStyle(button(page, 'Preview'), 'font-weight', '500', 'weight of Preview');
  expect
    .soft(await page.locator('main .bp6-button.bp6-intent-primary').count(), 'primary buttons')
    .toBe(1);
});

test('lists, an empty dashboard and a row’s menu match their reference designs (LOOK-7) @designs', async ({
  page,
  open,
}) => {
  await setSize(page, 1440);
  for (const path of ['/responses', '/agents', '/analyze-surveys']) {
    await open(path, { signedInAs: 'owner' });
    expectNear((await measureFirst(page.locator('tbody tr'))).height, 48, 0.5, `row of ${path}`);
  }
  await open('/dashboard', { signedInAs: 'owner' });
  const primary = page.locator('.bp6-button.bp6-intent-primary:not(nav *):visible');
  expect.soft(await primary.count(), 'one primary button').toBe(1);
  const rowsBefore = await measureAll(page.locator('tbody tr'), 10);
  const actions = button(page, 'Actions for Clinic waiting times');
  await actions.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectStyle(menu, 'border-radius', '8px', 'radius of the menu');
  await expectStyle(menu, 'padding', '4px', 'padding of the menu');
  await expectStyle(page.getByRole('menuitem'), 'border-radius', '4px', 'radius of an item');
  await expectStyle(actions, 'background-color', 'rgb(223, 228, 224)', 'ground of the button');
  const rowsAfter = await measureAll(page.locator('tbody tr'), 10);
  expect.soft(rowsAfter, 'no row moves').toEqual(rowsBefore);

  await open('/dashboard', { signedInAs: 'owner', world: 'empty' });
  const card = await measureFirst(page.locator('.empty-card'));
  const none = page.getByRole('heading', { name: 'No results.' });
  await expectStyle(none, 'font-weight', '600', 'weight of “No results.”');
  const textCentre = await none.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const box = range.getBoundingClientRect();
    return box.x + box.width / 2;
  });
  expectNear(textCentre, card.centre, 1, '“No results.” centred on the card');
  const ways = await measureAll(page.locator('.ways-to-begin li'), 3);
  for (const [index, way] of ways.slice(1).entries()) {
    expectNear(way.x - (ways[index]?.right ?? 0), 16, 0.5, 'gap of columns');
  }
  await expect.soft(page.getByRole('searchbox'), 'no search').toHaveCount(0);
  expect.soft(await primary.allTextContents(), 'one primary').toEqual(['Create your first survey']);
});

test('the forms of sign-up, agents and profile match their reference designs (LOOK-7) @designs', async ({
  page,
  open,
}) => {
  await setSize(page, 1440);
  await open('/sign-up');
  await button(page, 'Sign up').click();
  const message = await measureFirst(page.getByText('First name is required'));
  const nextLabel = await measureFirst(page.getByText('Middle name', { exact: true }));
  expectNear(nextLabel.y - message.bottom, 12, 1, 'message to next label');
  const wrong = page.getByLabel('Last name');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html.bp6-dark')).toHaveCount(1);
  await expect.soft(wrong, 'dark edge of 2 px').toHaveCSS('box-shadow', /0px 0px 0px 2px/);
  await page.emulateMedia({ colorScheme: 'light' });

  await open('/agents/create', { signedInAs: 'owner' });
  const email = await measureFirst(page.getByLabel('Email'));
  const mobile = await measureFirst(page.getByLabel('Mobile number'));
  expectNear(mobile.y, email.y, 0, 'email and mobile in one row');
  expectNear(mobile.width, 399, 1, 'width of mobile');
  const password = await measureFirst(page.getByLabel('Password', { exact: true }));
  expectNear(password.width, 399, 1, 'width of password');
  expectNear(
    (await measureFirst(page.getByLabel('Confirm password'))).y,
    password.y,
    0,
    'passwords in one row',
  );
  expectNear((await measureFirst(page.getByLabel('First name'))).x, 569, 1, 'fields left');

  await open('/profile/update', { signedInAs: 'owner' });
  const avatar = await measureFirst(page.locator('.form-card .avatar'));
  expectNear(avatar.width, 64, 0, 'avatar');
  const change = await measureFirst(page.locator('.form-card').getByText('Change picture'));
  expectNear(change.middle, avatar.middle, 1, 'centres of avatar and button');
  for (const name of ['First name', 'Middle name', 'Last name']) {
    expectNear(
      (await measureFirst(page.getByLabel(name))).width,
      261,
      1,
      `profile: width of ${name}`,
    );
  }
  const profileEmail = await measureFirst(page.getByLabel('Email'));
  expectNear(profileEmail.width, 399, 1, 'profile: width of email');
  expectNear(
    (await measureFirst(page.getByLabel('Password', { exact: true }))).width,
    profileEmail.width,
    0,
    'profile: width of password',
  );
});

test('the wide landing page matches its reference design (LOOK-7) @designs', async ({
  page,
  open,
}) => {
  await setSize(page, 1440);
  await open('/');
  const title = page.getByRole('heading', { level: 1 });
  await expectStyle(title, 'font-size', '59px', 'size of h1');
  const logo = page.getByRole('banner').locator('.logo');
  expectNear((await measureFirst(title)).x, (await measureFirst(logo)).x, 1, 'h1 left = logo left');
  const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up' });
  await expectStyle(signUp, 'font-weight', '600', 'weight of Sign up');
  await expectStyle(button(page, 'Get Started'), 'font-weight', '500', 'weight of Get Started');
});

test('a dialog, toasts and the error page match their reference designs (LOOK-7) @designs', async ({
  page,
  open,
  toast,
}) => {
  await setSize(page, 1440);
  await open('/dashboard', { signedInAs: 'owner' });
  await button(page, 'Actions for Clinic waiting times').click();
  await page.getByRole('menuitem', { name: 'Close' }).click();
  const dialog = page.locator('.bp6-dialog');
  const box = await measureFirst(dialog);
  expectNear(box.centre, 720, 1, 'centre of the dialog');
  expectNear(box.middle, 450, 1, 'middle of the dialog');
  await expectStyle(dialog, 'border-radius', '12px', 'radius of the dialog');
  const heading = dialog.getByRole('heading');
  await expectStyle(heading, 'font-size', '18px', 'size of the title');
  const subject = dialog.locator('.confirm-subject');
  await expectStyle(subject, 'font-size', '15px', 'size of the subject');
  expectNear(
    (await measureFirst(subject)).y - (await measureFirst(heading)).bottom,
    12,
    1,
    'title to subject',
  );
  await expectStyle(button(page, 'Confirm'), 'font-weight', '600', 'weight of Confirm');
  await expectStyle(button(page, 'Cancel'), 'font-weight', '500', 'weight of Cancel');
  await button(page, 'Confirm').click();
  await expect(toast('status')).toBeVisible();
  const message = page.locator('.toast');
  await expectStyle(message, 'border-radius', '12px', 'radius of the toast');
  expectNear(
    (await measureFirst(message.locator('svg').first())).width,
    16,
    0,
    'icon of the toast',
  );

  await open('/nothing');
  const title = await measureFirst(page.getByRole('heading', { level: 1 }));
  const status = await measureFirst(page.getByText('404 Not Found'));
  expectNear(title.y - status.bottom, 4, 1, '“404 Not Found” above h1');
  await expectStyle(page.getByText('404 Not Found'), 'font-size', '14px', 'size of the status');
  const start = await measureFirst(page.getByRole('link', { name: 'Go to the start page' }));
  expectNear(start.height, 40, 0, 'height of the primary');
  expectNear(start.y - title.bottom, 24, 1, 'primary below h1');
  const reload = await measureFirst(
    page.getByRole('link', { name: 'Reload' }).or(button(page, 'Reload')),
  );
  expectNear(reload.x - start.right, 8, 0.5, 'Reload right of it');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a report on a tablet and on a phone matches its reference designs (LOOK-7) @designs', async ({
    page,
    open,
  }) => {
    await setSize(page, 768);
    await open(DESIGN_REPORT, { signedInAs: 'owner' });
    const callout = page.getByRole('region', { name: 'What changed' });
    const card = page.getByRole('region', { name: /^Q1:/ });
    const [bar, tablet] = [
      await measureFirst(findBars(page, 'Responses to Q1')),
      await measureFirst(card),
    ];
    expect.soft(bar.width / (tablet.width - 50), 'longest bar @ 768').toBeGreaterThanOrEqual(0.4);

    await setSize(page, 390);
    expectNear(
      (await measureFirst(findBars(page, 'Responses to Q1'))).y,
      369,
      8,
      'y of first bar @ 390',
    );
    expectNear((await measureFirst(callout)).y, 148, 4, 'callout top @ 390');
    const tabs = await measureAll(page.getByRole('tab'), 3);
    expect.soft(new Set(tabs.map(({ y }) => y)).size, 'y of the three tabs @ 390').toBe(1);
    const rows = card.getByRole('table').locator('tbody tr');
    const cell = await measureFirst(rows.first().getByRole('cell').last());
    expect
      .soft((await measureFirst(card)).right - cell.right, 'cell to the card’s edge @ 390')
      .toBeGreaterThanOrEqual(8);
  });

  test('a comparison on a phone matches its reference design (LOOK-7) @designs', async ({
    page,
    open,
  }) => {
    await setSize(page, 390);
    await open(DESIGN_REPORT, { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'Filters' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('Compare by').selectOption('Q1: How long did you wait?');
    await drawer.getByRole('button', { name: 'Show 80 responses' }).tap();
    const groupedBars = page.getByRole('img', { name: 'Responses to Q2' }).locator('g > rect');
    const legend = page.getByRole('region', { name: 'Compared by Q1' });
    const legendBox = await measureFirst(legend);
    expectNear(legendBox.y, 196, 6, 'legend top @ 390');
    expectAtMost(legendBox.bottom, 420, 'legend bottom @ 390');
    const items = await measureAll(legend.getByRole('listitem'), 4);
    for (const [index, item] of items.slice(1).entries()) {
      expectNear(item.y - (items[index]?.y ?? 0), 28, 0.5, `pitch of legend line ${index + 2}`);
    }
    const swatch = await measureFirst(legend.locator('.swatch'));
    expectNear(swatch.width, 12, 0, 'swatch width');
    expectNear(swatch.height, 12, 0, 'swatch height');
    expectNear(swatch.x, 33, 1, 'swatch left');
    await expect(groupedBars).toHaveCount(28);
    const grouped = await Promise.all((await groupedBars.all()).slice(0, 4).map(measureFirst));
    for (const [index, bar] of grouped.entries()) {
      expectNear(bar.height, 12, 0, `height of grouped bar ${index + 1}`);
      if (index > 0)
        expectNear(bar.y - (grouped[index - 1]?.y ?? 0), 16, 0, 'pitch of grouped bars');
    }
  });

  test('the builder on a tablet and on a phone matches its reference designs (LOOK-7) @designs', async ({
    page,
    open,
  }) => {
    await setSize(page, 768);
    await open('/surveys/create', { signedInAs: 'owner' });
    const newTitle = await measureFirst(page.getByRole('textbox', { name: 'Title', exact: true }));
    expectNear(newTitle.x, 76, 2, 'title left @ 768');
    await open('/surveys/edit/2', { signedInAs: 'owner' });
    const title = await measureFirst(page.getByRole('textbox', { name: 'Title', exact: true }));
    expectNear(title.y, 72, 2, 'title top @ 768');
    expectNear(title.height, 44, 0, 'title height @ 768');
    expectNear(title.right, 744, 1, 'title right @ 768');
    const card = await measureFirst(findQuestion(page, 1));
    expectNear(card.y, 201, 6, 'first card top @ 768');
    expectNear(card.x, 24, 0, 'first card left @ 768');
    expectNear(card.width, 720, 1, 'first card width @ 768');
    expect
      .soft(await page.getByRole('navigation', { name: 'Outline' }).count(), 'no outline')
      .toBe(0);
    const update = await measureFirst(button(page, 'Update'));
    expectNear(update.right, 744, 1, 'Update right @ 768');
    expectNear(update.height, 44, 0, 'Update height @ 768');
    const options = findQuestion(page, 1).getByLabel(/^Answer choice \d+$/);
    const [first, second] = [
      await measureFirst(options.first()),
      await measureFirst(options.nth(1)),
    ];
    expectNear(second.y - first.y, 52, 0, 'pitch of choices @ 768');
    const select = await measureFirst(findQuestion(page, 1).getByLabel('Input Type'));
    const required = await measureFirst(
      findQuestion(page, 1).getByText('Required', { exact: true }),
    );
    expectNear(required.middle, select.middle, 1, 'Required on the select’s line @ 768');

    await setSize(page, 390);
    const phoneSelect = await measureFirst(findQuestion(page, 1).getByLabel('Input Type'));
    expectNear(phoneSelect.width, 332, 1, 'select width @ 390');
    const phoneRequired = await measureFirst(
      findQuestion(page, 1).getByText('Required', { exact: true }),
    );
    expect
      .soft(phoneRequired.y, 'Required below the select @ 390')
      .toBeGreaterThan(phoneSelect.bottom);
    expect
      .soft((await measureFirst(options.first())).width, 'field width of choices @ 390')
      .toBeGreaterThanOrEqual(220);
    expect
      .soft(await page.locator('.drag-handle:visible').count(), 'no drag handles @ 390')
      .toBe(0);
    const middles = await Promise.all(
      ['Undo', 'Redo', 'Preview', 'Update'].map(
        async (name) => (await measureFirst(button(page, name))).middle,
      ),
    );
    for (const middle of middles) expectNear(middle, middles[0] ?? 0, 1, 'head on one line @ 390');
  });

  test('the landing page on a phone matches its reference design (LOOK-7) @designs', async ({
    page,
    open,
  }) => {
    await setSize(page, 390);
    await open('/');
    const title = page.getByRole('heading', { level: 1 });
    const logo = page.getByRole('banner').locator('.logo');
    const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up' });
    expectNear((await measureFirst(title)).x, 16, 0, 'h1 left @ 390');
    expectNear((await measureFirst(logo)).x, 16, 0, 'logo left @ 390');
    await expectStyle(title, 'font-size', '36px', 'size of h1 @ 390');
    const phoneSignUp = await measureFirst(signUp);
    expectNear(phoneSignUp.width, 358, 1, 'Sign up width @ 390');
    expectNear(phoneSignUp.y, 312, 8, 'Sign up top @ 390');
    const email = await measureFirst(page.getByRole('textbox', { name: 'Email' }));
    expectNear(email.y - phoneSignUp.bottom, 16, 0.5, 'email below @ 390');
    const start = await measureFirst(button(page, 'Get Started'));
    expectNear(start.right, 374, 1, 'Get Started right @ 390');
    expectNear(start.middle, email.middle, 0.5, 'email and Get Started on one line @ 390');
    const integrations = page.getByRole('region', { name: 'Platform Integrations' });
    const logos = await measureAll(integrations.locator('li'), 3);
    expect.soft(new Set(logos.map(({ y }) => y)).size, 'integrations on one line @ 390').toBe(1);
  });

  test('the filters of responses on a phone match their reference design (LOOK-7) @designs', async ({
    page,
    open,
  }) => {
    await setSize(page, 390);
    await open('/responses', { signedInAs: 'owner' });
    await button(page, 'Filters').click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect.poll(async () => (await measureFirst(drawer)).bottom).toBe(844);
    expectNear((await measureFirst(drawer)).width, 390, 0, 'width of the sheet');
    const [from, to] = [
      await measureFirst(drawer.getByLabel('From')),
      await measureFirst(drawer.getByLabel('To', { exact: true })),
    ];
    expectNear(from.width, to.width, 0.5, 'From and To equal widths');
    expectNear(from.height, 44, 0, 'height of From');
    expectNear(from.x, 16, 1, 'left of From');
    expectNear(to.right, 374, 1, 'right of To');
    const presets = await Promise.all(
      ['Last 7 days', 'Last 30 days', 'This year'].map((name) =>
        measureFirst(drawer.getByRole('button', { name, exact: true })),
      ),
    );
    expect.soft(new Set(presets.map(({ y }) => y)).size, 'presets on one line').toBe(1);
    await expect.soft(drawer, 'no mm/dd/yyyy').not.toContainText('mm/dd/yyyy');
  });
});
