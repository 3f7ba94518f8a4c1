import type { Page } from '@playwright/test';
import { DESIGN_REPORT, expectNear, findBars, findQuestion, measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

/**
 * Measures of the reference designs (LOOK-7). The message of each assertion quotes the line of the
 * design's list of measures. Pixels are from the window's top left.
 */

// Prefetching loads the web font, which these measures need.
test.use({ prefetch: true });

/** The first class of each element whose transform begins a transition from now on. */
const movementsOn = (page: Page) =>
  page.evaluateHandle(() => {
    const movements: (string | undefined)[] = [];
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName === 'transform') movements.push((target as Element).classList[0]);
    });
    return movements;
  });

const wide = { width: 1440, height: 900 };

test.describe('wide', () => {
  test.beforeEach(({ page }) => page.setViewportSize(wide));

  for (const path of ['/dashboard', '/responses', '/agents', '/agents/create', '/profile/update']) {
    test(`${path} has a heading that starts at x = 272 and content that ends at 1408 px (LOOK-7)`, async ({
      page,
      open,
    }) => {
      await open(path, { signedInAs: 'owner' });
      const title = await measure(page.getByRole('heading', { level: 1 }));
      expectNear(title.x, 272, 1, 'left edge of h1');
      expectNear(title.y, 24, 1, 'top of h1');
      const profile = page.getByRole('button', { name: 'Profile', exact: true });
      expectNear((await measure(profile)).right, 1408, 1, 'right edge of content');
      // Nothing covers it.
      await profile.click({ trial: true });
    });
  }

  test('the dashboard has the spacing of the list design (LOOK-7)', async ({ page, open }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    const search = await measure(page.locator('.search-field'));
    expectNear(search.y, 72, 2, 'search top');
    expectNear(search.width, 320, 0, 'search width');
    expectNear(search.height, 32, 0, 'search height');
    const table = page.locator('.table-scroll');
    expectNear((await measure(table)).y, 120, 2, 'table top');
    expectNear((await measure(page.locator('thead tr'))).height, 40, 1, 'head');
    for (const row of await page.locator('tbody tr').all()) {
      expectNear((await measure(row)).height, 48, 0.5, 'row');
    }
    const list = await measure(table);
    expectNear(list.bottom, 642, 4, 'bottom of ten rows');
    const pages = await measure(page.getByRole('navigation', { name: 'Pagination' }));
    expectNear(pages.y - list.bottom, 16, 1, 'pages below');
    const create = await measure(page.getByRole('link', { name: 'Create Survey' }));
    expectNear(create.right, 1368, 1, 'right of the primary button');
    const columns = () =>
      page
        .locator('th')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
    const columnsBefore = await columns();
    await page.getByRole('searchbox').fill('market');
    await expect(page.getByText('1 of 14 surveys')).toBeVisible();
    await expect.poll(columns, 'x of columns before and while searching').toEqual(columnsBefore);
    expectNear((await measure(table)).y, 120, 2, 'table top while searching');
  });

  test('an empty dashboard offers three equally wide ways to begin (LOOK-7)', async ({
    page,
    open,
  }) => {
    await open('/dashboard', { signedInAs: 'owner', world: 'empty' });
    const card = await measure(page.locator('.empty-card'));
    expectNear(card.y, 72, 2, 'card top');
    expectNear(card.height, 320, 8, 'card height');
    await expect(page.getByRole('heading', { name: 'No results.' })).toHaveCSS('font-size', '18px');
    for (const way of await page.locator('.ways-to-begin li').all()) {
      expectNear((await measure(way)).width, 283, 1, 'width of a column');
      expectNear((await measure(way.getByRole('link'))).y, 290, 4, 'y of a button');
    }
  });

  test('a row’s menu hangs below its button (LOOK-7)', async ({ page, open }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    const button = page.getByRole('button', { name: 'Actions for Clinic waiting times' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const movements = await movementsOn(page);
    await button.click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Edit',
      'Close',
      'Reports',
      'Live Preview',
    ]);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const menu = await measure(page.getByRole('menu'));
    const dots = await measure(button.locator('svg'));
    expect.soft(menu.width, 'width').toBeGreaterThanOrEqual(192);
    expectNear(menu.height, 136, 2, 'height');
    expectNear(menu.right, dots.right, 2, 'right edge of the dots');
    expectNear(menu.y - (await measure(button)).bottom, 7, 3, 'top below the button');
    for (const item of await page.getByRole('menuitem').all()) {
      expectNear((await measure(item)).height, 32, 0, 'item');
      expectNear((await measure(item.locator('svg'))).width, 16, 0, 'icon');
    }
    expect(await movements.jsonValue(), 'it does not move').toEqual([]);
  });

  test('a form with errors keeps its spacing (LOOK-7)', async ({ page, open }) => {
    await open('/sign-up');
    await page.getByRole('button', { name: 'Sign up' }).click();
    const card = await measure(page.locator('.form-screen .bp6-card'));
    expectNear(card.width, 480, 0, 'card width');
    expectNear(card.x, 480, 1, 'card left');
    expect.soft(card.bottom, 'card bottom').toBeLessThanOrEqual(820);
    const fields = await page.getByRole('textbox').all();
    const places = await Promise.all(fields.map(measure));
    for (const [index, place] of places.slice(1).entries()) {
      expectNear(place.y - (places[index]?.y ?? 0), 96, 1, 'pitch of fields');
    }
    const first = await measure(page.getByLabel('First name'));
    const message = await measure(page.getByText('First name is required'));
    expectNear(message.y - first.bottom, 4, 1, 'field to message');
    const last = page.getByLabel('Last name');
    await expect.soft(last).toHaveCSS('box-shadow', 'rgb(179, 38, 30) 0px 0px 0px 2px inset');
  });

  test('the forms of an agent and of the profile use the width of the window (LOOK-7)', async ({
    page,
    open,
  }) => {
    await open('/agents/create', { signedInAs: 'owner' });
    const card = await measure(page.locator('.form-card'));
    expectNear(card.x, 272, 1, 'card left');
    expectNear(card.right, 1408, 1, 'card right');
    expect.soft(card.bottom, 'bottom of the card').toBeLessThanOrEqual(520);
    for (const name of ['First name', 'Middle name', 'Last name']) {
      const field = await measure(page.getByLabel(name));
      expectNear(field.width, 261, 1, `width of ${name}`);
      expectNear(field.y, (await measure(page.getByLabel('First name'))).y, 0.5, `top of ${name}`);
    }
    expectNear((await measure(page.getByLabel('Email'))).width, 399, 1, 'width of email');
    const cancel = await measure(page.getByRole('link', { name: 'Cancel' }));
    const create = await measure(page.getByRole('button', { name: 'Create Agent' }));
    expectNear(create.x - cancel.right, 8, 0.5, 'gap of the buttons');
    await open('/profile/update', { signedInAs: 'owner' });
    const profile = await measure(page.locator('.form-card'));
    expectNear(profile.y, 72, 2, 'card top');
    expect.soft(profile.bottom, 'card bottom').toBeLessThanOrEqual(620);
    const update = await measure(page.getByRole('button', { name: 'Update profile' }));
    expectNear(update.right, 1383, 1, 'Update profile right');
    expectNear(update.height, 40, 0, 'Update profile height');
  });

  test('dialogs and toasts have the sizes of the reference designs (LOOK-7)', async ({
    page,
    open,
  }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'Actions for Clinic waiting times' }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    const dialog = await measure(page.locator('.bp6-dialog'));
    expectNear(dialog.width, 448, 0, 'dialog width');
    const cancel = await measure(page.getByRole('button', { name: 'Cancel' }));
    const confirm = await measure(page.getByRole('button', { name: 'Confirm' }));
    expectNear(confirm.x - cancel.right, 8, 0.5, 'gap');
    expectNear(confirm.height, 40, 0, 'height of Confirm');
    expectNear(dialog.right - confirm.right, 24, 0.5, 'right edge of Confirm');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const toast = await measure(page.locator('.toast'));
    expectNear(toast.width, 360, 0, 'toast width');
    expectNear(1440 - toast.right, 24, 0, 'toast right');
    expectNear(900 - toast.bottom, 24, 0, 'toast bottom');
    expectNear(toast.height, 64, 4, 'toast height');
  });

  test('the error page aligns its heading with the logo in the header (LOOK-7)', async ({
    page,
    open,
  }) => {
    await open('/nothing');
    const title = await measure(page.getByRole('heading', { level: 1 }));
    expectNear(title.y, 184, 8, 'h1 top');
    expectNear(title.x, (await measure(page.locator('.public-header .logo'))).x, 1, 'h1 left');
    expectNear((await measure(page.getByRole('banner'))).height, 64, 0, 'header');
  });

  test('the landing page breaks its headline after the colon (LOOK-7)', async ({ page, open }) => {
    await open('/');
    const title = page.getByRole('heading', { level: 1 });
    expectNear((await measure(title)).height, 128, 1, 'h1 on 2 lines');
    const firstLine = await title.evaluate((heading) => {
      const text = heading.firstChild as Text;
      const range = document.createRange();
      const measureTop = (end: number) => {
        range.setStart(text, end - 1);
        range.setEnd(text, end);
        return range.getBoundingClientRect().top;
      };
      let end = 1;
      while (end < text.length && measureTop(end + 1) === measureTop(1)) end += 1;
      return text.data.slice(0, end).trim();
    });
    expect.soft(firstLine).toBe('Survey Your World:');
    const integrations = await measure(page.getByRole('region', { name: 'Platform Integrations' }));
    expect.soft(integrations.bottom, 'integrations bottom').toBeLessThanOrEqual(760);
    const signUp = await measure(page.getByRole('main').getByRole('link', { name: 'Sign up' }));
    const email = await measure(page.getByRole('textbox', { name: 'Email' }));
    expectNear(email.x - signUp.right, 16, 0.5, 'Sign up to email');
    expectNear(email.y, signUp.y, 0.5, 'one y');
  });

  test('the builder has head, outline and cards in their places (LOOK-4, LOOK-7)', async ({
    page,
    open,
  }) => {
    await open('/surveys/create', { signedInAs: 'owner' });
    await page.getByLabel('Input Type').selectOption('single');
    await page.getByRole('button', { name: 'Add answer choice' }).click();
    const card = await measure(findQuestion(page, 1));
    expectNear(card.x, 528, 2, 'first card left');
    expectNear(card.y, 101, 4, 'first card top');
    expectNear(card.width, 880, 2, 'first card width');
    expectNear(
      (await measure(page.getByRole('navigation', { name: 'Outline' }))).width,
      224,
      2,
      'outline',
    );
    const options = page.getByLabel(/^Answer choice \d+$/);
    const [first, second] = [await measure(options.first()), await measure(options.nth(1))];
    expectNear(second.y - first.y, 40, 0, 'pitch of choices');
    expectNear((await measure(page.getByLabel('Input Type'))).width, 160, 1, 'select');
    await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
    await page.getByRole('textbox', { name: 'Title', exact: true }).blur();
    const title = await measure(page.getByRole('textbox', { name: 'Title', exact: true }));
    const message = await measure(page.getByText('Title is required'));
    expectNear(message.y - title.bottom, 4, 1, 'message below the title');
    expectNear(message.x, title.x, 1, 'message left');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a ${colorScheme} report shows each bar in the table row of its option (REPORT-5, LOOK-7)`, async ({
      page,
      open,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(DESIGN_REPORT, { signedInAs: 'owner' });
      await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();
      const chart = findBars(page, 'Responses to Q1');
      const first = await measure(chart.first());
      expectNear(first.y, 252, 8, 'y of first bar');
      expectNear(first.height, 28, 0, 'bar height');
      expectNear((await measure(chart.nth(1))).y - first.y, 50, 0, 'pitch of bars');
      const fill = colorScheme === 'light' ? 'rgb(139, 0, 0)' : 'rgb(200, 64, 58)';
      await expect.soft(chart.first()).toHaveCSS('fill', fill);
      const card = await measure(page.getByRole('region', { name: /^Q1:/ }));
      expectNear(card.y, 152, 2, 'first card top');
      expectNear(card.height, 314, 6, 'first card height');
      expect.soft(first.width / (card.width - 50), 'longest bar').toBeGreaterThanOrEqual(0.38);
      const rows = page.getByRole('table', { name: 'Figures of Q1' }).locator('tbody tr');
      for (const [index, row] of (await rows.all()).entries()) {
        const [bar, place] = [await measure(chart.nth(index)), await measure(row)];
        const centres = [bar.y + bar.height / 2, place.y + place.height / 2] as const;
        expectNear(centres[0], centres[1], 1.5, `centre of bar ${index + 1}`);
      }
      expectNear((await measure(page.getByRole('tablist'))).bottom, 136, 2, 'tabs line');
      const insights = await measure(page.getByRole('region', { name: 'What changed' }));
      expectNear(insights.x, 1120, 2, 'What changed left');
      expectNear(insights.width, 288, 1, 'What changed width');
      const facts = page.getByRole('region', { name: /^Q1:/ }).locator('.summary-facts');
      await expect.soft(facts).toContainText('74 responses of 80');
      await expect.soft(facts).toContainText('Skipped: 0');
    });
  }

  test('insights show three tiles of equal width, and each change with the counts of both sets (INSIGHT-5, LOOK-7)', async ({
    page,
    open,
  }) => {
    await open(`${DESIGN_REPORT}?tab=insights`, { signedInAs: 'owner' });
    await expect(page.locator('.facts > .bp6-card')).toHaveCount(3);
    const tiles = await Promise.all((await page.locator('.facts > .bp6-card').all()).map(measure));
    for (const tile of tiles) expectNear(tile.width, 368, 1, 'width of a tile');
    const changesCard = page.getByRole('region', { name: 'What changed' });
    await expect.soft(changesCard).toContainText('28 of 36 → 12 of 38');
    await expect.soft(changesCard).toContainText('−46.20');
    await expect(changesCard.getByText('Chance explains the differences in gray.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'What changed' })).toBeVisible();
  });

  test('a comparison shows a legend, and the bars of the compared question have the colours of its groups (REPORT-22, LOOK-7)', async ({
    page,
    open,
  }) => {
    await open(DESIGN_REPORT, { signedInAs: 'owner' });
    await page.getByRole('button', { name: /^Compare by/ }).click();
    await page.getByRole('menuitemradio', { name: 'Q1: How long did you wait?' }).click();
    const legend = page.getByRole('region', { name: 'Compared by Q1' });
    expectNear((await measure(legend)).y, 152, 2, 'legend top');
    await expect(legend.getByRole('listitem')).toHaveText([
      /Less than 10 minutes\s*40 people/,
      /10 to 30 minutes\s*11 people \(few\)/,
      /30 to 60 minutes\s*15 people \(few\)/,
      /More than an hour\s*8 people \(few\)/,
    ]);
    await expect(legend).toContainText('6 people without an answer to Q1 are in no group.');
    const swatches = await legend
      .locator('.swatch')
      .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor));
    const fills = await findBars(page, 'Responses to Q1').evaluateAll((all) =>
      all.map((bar) => getComputedStyle(bar).fill),
    );
    expect(fills).toEqual(swatches);
    expect(new Set(fills).size).toBe(4);
    await expect
      .soft(page.getByRole('button', { name: 'Compare by Q1' }))
      .toHaveCSS('border-color', 'rgb(11, 107, 91)');
    const comparison = page.getByRole('img', { name: 'Responses to Q2 by Q1' });
    const heads = comparison.locator('.column-head');
    await expect(heads).toHaveText([
      /Less than 10 minutes40 answered$/,
      /10 to 30 minutes11 \(few\)$/,
      /30 to 60 minutes15 \(few\)$/,
      /More than an hour8 \(few\)$/,
    ]);
    const rows = await Promise.all((await comparison.locator('.column-row').all()).map(measure));
    for (const row of rows) expectNear(row.height, 40, 1, 'row');
    const groupBars = await comparison.locator('.column-row .bar').all();
    expect(groupBars).toHaveLength(28);
    const ratios = await Promise.all(
      groupBars.map(async (bar) => {
        const { width, height } = (await bar.boundingBox()) ?? { width: -1, height: 0 };
        const text = await bar.locator('..').locator('title').textContent();
        const [, share] = / ([\d.]+)%$/.exec(text ?? '') ?? [];
        expectNear(height, 16, 0, 'bar');
        // In a group nobody took the option.
        if (share === '0.00') expect(width).toBe(0);
        return share === '0.00' ? [] : [width / Number(share)];
      }),
    );
    for (const ratio of ratios.flat())
      expectNear(ratio * 50, (ratios.flat()[0] ?? 0) * 50, 1, 'width of 50%');
    await legend.getByRole('button', { name: 'Stop comparing' }).click();
    await expect(legend).toHaveCount(0);
    await expect(findBars(page, 'Responses to Q1').first()).toHaveCSS('fill', 'rgb(139, 0, 0)');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

  test('“What changed” has its labels, points and figures below one another (INSIGHT-5)', async ({
    page,
    open,
  }) => {
    await open(`${DESIGN_REPORT}?tab=insights`, { signedInAs: 'owner' });
    const rows = page.locator('.change-row');
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) {
      const [label, plot, figures] = await Promise.all(
        ['.change-label', '.change-plot', '.change-figures'].map((part) =>
          measure(row.locator(part)),
        ),
      );
      if (!label || !plot || !figures) throw new Error('A part of the row is missing');
      expect.soft(plot.y, 'points below the label').toBeGreaterThanOrEqual(label.bottom);
      expect.soft(figures.y, 'figures below the points').toBeGreaterThanOrEqual(plot.bottom);
      expect.soft(figures.right, 'figures in the window').toBeLessThanOrEqual(390);
    }
    const ticks = await Promise.all((await page.locator('.change-tick').all()).map(measure));
    for (const [index, tick] of ticks.slice(1).entries()) {
      expect.soft(tick.x, 'ticks apart').toBeGreaterThan((ticks[index]?.right ?? 0) + 4);
    }
  });

  test('a report without a change has the largest difference behind a button (INSIGHT-1)', async ({
    page,
    open,
  }) => {
    await open('/analyze-surveys/3', { signedInAs: 'owner' });
    const callout = page.getByRole('region', { name: 'What changed' });
    await expect(callout).toContainText('No answer changed more than chance explains.');
    await expect(callout).not.toContainText('Largest difference');
    await callout.getByRole('button', { name: 'Details' }).click();
    await expect(callout).toContainText('Largest difference: Q1');
    await callout.getByRole('button', { name: 'Show less' }).click();
    await expect(callout).not.toContainText('Largest difference');
  });

  test('the first bar of a report is visible without scrolling (INSIGHT-1, LOOK-7)', async ({
    page,
    open,
  }) => {
    await open(DESIGN_REPORT, { signedInAs: 'owner' });
    const callout = page.getByRole('region', { name: 'What changed' });
    const box = await measure(callout);
    expect.soft(box.height, 'callout height').toBeLessThanOrEqual(84);
    const first = await measure(findBars(page, 'Responses to Q1').first());
    expect.soft(first.y, 'y of first bar').toBeLessThanOrEqual(420);
    expectNear(first.height, 16, 0, 'bar height');
    expectNear(first.width, 324, 2, 'longest bar');
    const tabs = await Promise.all((await page.getByRole('tab').all()).map(measure));
    expect.soft(tabs.at(-1)?.right, 'right edge of the last tab').toBeLessThanOrEqual(374);
    await expect(callout.getByRole('listitem')).toHaveCount(1);
  });

  test('a report’s tools are in a drawer (LOOK-3, LOOK-7)', async ({ page, open }) => {
    await open(DESIGN_REPORT, { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'Filters' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('Compare by').selectOption('Q1: How long did you wait?');
    await drawer.getByRole('button', { name: 'Show 80 responses' }).tap();
    await expect(page.getByRole('region', { name: 'Compared by Q1' })).toBeVisible();
  });

  test('cards have the heights of the reference designs, and filters open at the bottom (LOOK-2, LOOK-7)', async ({
    page,
    open,
  }) => {
    await open('/dashboard', { signedInAs: 'owner' });
    const card = await measure(page.getByRole('row', { name: /Market day shoppers/ }));
    expect.soft(card.height, 'height of a survey’s card').toBeLessThanOrEqual(88);
    await open('/responses?survey=1&from=2026-02-01', { signedInAs: 'owner' });
    expectNear((await measure(page.getByRole('row').nth(1))).height, 68, 2, 'row');
    await page.getByRole('button', { name: 'Filters (2)' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer.getByLabel('From')).toHaveValue('2026-02-01');
    await expect.poll(async () => (await measure(drawer)).bottom).toBe(844);
    const box = await measure(drawer);
    expect.soft(box.height, 'height of the drawer').toBeLessThanOrEqual(560);
    const [clear, show] = [
      await measure(drawer.getByRole('button', { name: 'Clear' })),
      await measure(drawer.getByRole('button', { name: /^Show \d+ responses$/ })),
    ];
    expectNear(show.width, 2 * clear.width, 8, 'primary twice as wide');
    await drawer.getByRole('button', { name: 'Clear' }).tap();
    await expect(page).toHaveURL('/responses');
  });

  test('the builder stands in one column, with 52 px from option to option (LOOK-4, LOOK-7)', async ({
    page,
    open,
  }) => {
    await open('/surveys/create', { signedInAs: 'owner' });
    const card = await measure(findQuestion(page, 1));
    expectNear(card.y, 201, 6, 'first card top');
    expectNear(card.x, 16, 1, 'first card left');
    expectNear(card.width, 358, 1, 'first card width');
    const title = await measure(page.getByRole('textbox', { name: 'Title', exact: true }));
    expectNear(title.x, 68, 2, 'title left');
    expectNear(title.right, 374, 1, 'title right');
    expectNear(title.y, 72, 2, 'title top');
    const publish = await measure(page.getByRole('button', { name: 'Publish' }));
    expectNear(publish.right, 374, 1, 'Publish right');
    await page.getByLabel('Input Type').selectOption('single');
    await page.getByRole('button', { name: 'Add answer choice' }).tap();
    const options = page.getByLabel(/^Answer choice \d+$/);
    const [first, second] = [await measure(options.first()), await measure(options.nth(1))];
    expectNear(second.y - first.y, 52, 0, 'pitch of choices');
  });

  test('a toast keeps 16 px from both sides of the window (LOOK-7)', async ({ page, open }) => {
    await open('/profile/update', { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'Update profile' }).tap();
    const toast = await measure(page.locator('.toast'));
    expectNear(toast.x, 16, 0, 'left');
    expectNear(390 - toast.right, 16, 0, 'right');
  });
});

test('in forced colours fields, buttons and the focus have visible borders (LOOK-7)', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/surveys/create', { signedInAs: 'owner' });
  for (const control of [
    page.getByLabel('Input Type'),
    page.getByRole('textbox', { name: 'Title', exact: true }),
    page.getByRole('button', { name: 'Publish' }),
    page.getByRole('button', { name: 'Next Question' }),
  ]) {
    await expect(control).toHaveCSS('border-top-style', 'solid');
    await expect(control).not.toHaveCSS('border-top-width', '0px');
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).not.toHaveCSS('outline-style', 'none');
  }
  // A native input lies invisibly over its indicator.
  const required = page.getByRole('checkbox', { name: 'Required' });
  const indicator = required.locator('xpath=following-sibling::*');
  await expect(indicator).toHaveCSS('border-top-style', 'solid');
  const readBackground = () =>
    indicator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const uncheckedBackground = await readBackground();
  await required.check({ force: true });
  expect(await readBackground()).not.toBe(uncheckedBackground);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Actions for Clinic/ }).click();
  await expect(page.getByRole('menu')).toHaveCSS('border-top-style', 'solid');
});

test('the builder’s title is readable in every wide window, also while a draft is saved (LOOK-7)', async ({
  page,
  open,
}) => {
  for (const width of [1024, 1150, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open('/surveys/edit/2', { signedInAs: 'owner' });
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Clinic waiting times!');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expect
      .poll(() => title.evaluate((field) => field.scrollWidth - field.clientWidth), {
        message: `hidden part of the title at ${width}`,
      })
      .toBeLessThanOrEqual(0);
    const profile = await measure(page.getByRole('button', { name: 'Profile' }));
    const { right } = await measure(title);
    expect.soft(right, `title beside the profile button at ${width}`).toBeLessThan(profile.x);
  }
});

test('long days in the head of a report leave the tabs their place (LOOK-7)', async ({
  page,
  open,
}) => {
  for (const width of [1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open('/analyze-surveys/2?from=2026-09-28&to=2026-12-31&by=6', { signedInAs: 'owner' });
    const tab = await measure(page.getByRole('tab', { name: 'Map View' }));
    const dates = page.getByRole('button', {
      name: 'Dates: September 28, 2026 to December 31, 2026',
    });
    expect.soft((await measure(dates)).x, `dates at ${width}`).toBeGreaterThan(tab.right);
    const notice = page.getByText(/^No responses match these days/);
    const textStart = await notice.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.lastChild ?? element);
      return range.getBoundingClientRect().x;
    });
    const icon = await measure(notice.locator('svg').first());
    expect.soft(textStart, `text of the notice at ${width}`).toBeGreaterThan(icon.right);
  }
});

test('at 200 % zoom fields with messages, buttons and the focus keep their sizes (LOOK-7, KEYS-3)', async ({
  page,
  open,
}) => {
  // A window of 1440 px at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await open('/sign-up');
  const submit = page.getByRole('button', { name: 'Sign up' });
  await submit.click();
  const fields = await page.getByRole('textbox').all();
  const boxes = await Promise.all(fields.map(measure));
  for (const [index, box] of boxes.slice(1).entries()) {
    expectNear(box.y - (boxes[index]?.y ?? 0), 96, 1, 'pitch of fields');
  }
  const message = await measure(page.getByText('Password is required'));
  expectNear(message.y - (boxes.at(-1)?.bottom ?? 0), 4, 1, 'field to message');
  expectNear((await measure(submit)).height, 40, 0, 'height of the button');
  for (const control of [...fields, submit]) {
    await control.focus();
    const { x, y, right, bottom } = await measure(control);
    const isInWindow = x >= 2 && y >= 2 && right <= 718 && bottom <= 448;
    expect.soft(isInWindow, 'the focused control and its ring are in the window').toBe(true);
  }
});

test('the head of a report takes two lines between 1024 and 1280 px (LOOK-7)', async ({
  page,
  open,
}) => {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(DESIGN_REPORT, { signedInAs: 'owner' });
    const period = await measure(page.getByText(/^Collected: 80/));
    const link = await measure(page.getByRole('link', { name: 'All reports' }));
    const firstAction = page.getByRole('button', {
      name: width < 1280 ? 'More actions' : 'Copy link',
    });
    const title = await measure(page.getByRole('heading', { level: 1 }));
    expectNear(link.middle, period.middle, 2, `links beside the period at ${width}`);
    expectNear((await measure(firstAction)).middle, title.middle, 4, `actions at ${width}`);
  }
});

test('search, survey, dates and export of the responses stand in one row (LOOK-7)', async ({
  page,
  open,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open('/responses', { signedInAs: 'owner' });
    const tools = [
      page.getByRole('searchbox', { name: 'Search responses' }),
      page.getByRole('button', { name: 'Survey: All surveys' }),
      page.getByRole('button', { name: 'Dates' }),
      page.getByRole('button', { name: /^Export/ }),
    ];
    const boxes = await Promise.all(tools.map(measure));
    for (const [index, box] of boxes.slice(1).entries()) {
      expectNear(box.y, boxes[index]?.y ?? 0, 1, `row at ${width}`);
      expect(box.x).toBeGreaterThan(boxes[index]?.right ?? 0);
    }
  }
});

test('the filter of days opens below its button, which shows the selected days (RESPONSES-11)', async ({
  page,
  open,
}) => {
  await open('/responses', { signedInAs: 'owner' });
  await page.getByRole('button', { name: 'Dates' }).click();
  await page.getByLabel('From').fill('2026-02-28');
  await page.getByLabel('To', { exact: true }).fill('2026-02-28');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('From')).toBeHidden();
  const dates = page.getByRole('button', { name: 'Dates: February 28, 2026' });
  await expect(dates).toBeFocused();
  await expect(page).toHaveURL('/responses?from=2026-02-28&to=2026-02-28');
});
