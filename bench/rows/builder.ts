import type { Page } from '@playwright/test';
import { quantile } from 'd3';
import { interleave, pick } from '../interleave.ts';
import { ownersPage } from '../serve.ts';
import type { Bench, Measured } from '../types.ts';

const SIZES = [20, 200, 1_000];
const KEYS = 60;

/**
 * Milliseconds from a key or click to the paint of its effect, which comes with the frame after the
 * task of the input event. A key whose letter is not in the first frame after it has missed its frame.
 */
const watch = (page: Page) =>
  page.evaluate(() => {
    const marks = window as unknown as { waits: number[]; missed: number };
    marks.waits = [];
    marks.missed = 0;
    let pressedAt = 0;
    let isWritten = true;
    const note = () => {
      const startTime = pressedAt;
      isWritten = true;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => marks.waits.push(performance.now() - startTime);
        port2.postMessage(null);
      });
    };
    const press = ({ type, timeStamp }: Event) => {
      pressedAt = timeStamp;
      if (type === 'click') return note();
      isWritten = false;
      return requestAnimationFrame(() => {
        if (!isWritten) marks.missed += 1;
      });
    };
    addEventListener('keydown', press, true);
    addEventListener('click', press, true);
    addEventListener('input', note, true);
  });

const waits = (page: Page) =>
  page.evaluate(() => (window as unknown as { waits: number[] }).waits.splice(0));

interface Tool {
  path: string;
  field: string;
  add: string;
  /** Absent if the tool has no such buttons. */
  move?: string;
  remove?: string;
}

const tools = {
  'bare inputs': {
    path: '/bareBuilder.html?',
    field: '[placeholder="Enter your question"]',
    add: 'button',
    move: '[aria-label="Move Q1 down"]',
    remove: '[aria-label="Remove Q1"]',
  },
  'SurveyJS Creator': {
    path: '/creator.html?',
    field: '.sd-question__header [contenteditable]',
    add: 'button:has-text("Next Question")',
  },
  Canvass: {
    path: '/surveys/edit/',
    field: '[placeholder="Enter your question"]',
    add: 'button:has-text("Next Question")',
    move: '[aria-label="Move Q1 down"]',
    remove: '[aria-label="Remove Q1"]',
  },
} satisfies Record<string, Tool>;

/** What is measured: each tool, or this build and another one. */
const measuredTools = ({ origin, otherOrigin }: Bench, size: number) =>
  otherOrigin === undefined
    ? Object.entries<Tool>(tools)
        .filter(([name]) => size < 1_000 || name !== 'SurveyJS Creator')
        .map(([name, tool]) => ({ name, tool, origin }))
    : [
        { name: 'this build', tool: tools.Canvass, origin },
        { name: 'other build', tool: tools.Canvass, origin: otherOrigin },
      ];

async function working(
  browser: Bench['browser'],
  origin: string,
  { path, field, add, move, remove }: Tool,
  size: number,
) {
  const page = await ownersPage(browser);
  await page.goto(`${origin}${path}${size}`);
  const firstField = page.locator(field).first();
  await firstField.click({ timeout: 60_000 });
  await page.waitForTimeout(1000);
  await watch(page);
  await page.keyboard.type('x'.repeat(KEYS), { delay: 60 });
  await page.waitForTimeout(300);
  const keys = await waits(page);
  const missed = await page.evaluate(() => (window as unknown as { missed: number }).missed);
  const press = async (button: string | undefined) => {
    if (!button) return Number.NaN;
    await page
      .locator(button)
      .first()
      .evaluate((element) => (element as HTMLElement).click());
    await page.waitForTimeout(size > 500 ? 3000 : 1000);
    const [wait = Number.NaN] = await waits(page);
    return wait;
  };
  const moveDuration = await press(move);
  const removeDuration = await press(remove);
  const addDuration = await press(add);
  await page.context().close();
  const keyQuantile = (part: number) => quantile(keys, part) ?? Number.NaN;
  return {
    median: keyQuantile(0.5),
    p95: keyQuantile(0.95),
    missed,
    moved: moveDuration,
    removed: removeDuration,
    added: addDuration,
  };
}

/**
 * The builder beside a page of as many bare inputs, and SurveyJS Creator except at 1,000 questions;
 * or beside another build.
 */
export async function builder(bench: Bench): Promise<Measured[]> {
  const figures = {
    median: 'From a key to the paint after it, median',
    p95: 'From a key to the paint after it, 95th percentile',
    missed: `Keys of ${KEYS} that missed their frame`,
    moved: 'From the click on Move Q1 down to the paint',
    removed: 'From the click on Remove Q1 to the paint',
    added: 'From the click on Next Question to the paint',
  } as const;
  const aims = {
    median: undefined,
    p95: '16, and 1.3 × bare inputs',
    missed: undefined,
    moved: '33',
    removed: '33',
    added: '33',
  };
  const tables = Object.entries(figures).map(([figure, title]) => ({
    figure: figure as keyof typeof figures,
    measured: {
      title,
      unit: figure === 'missed' ? 'keys' : 'ms',
      rowHeader: 'questions',
      rows: [],
    } as Measured,
  }));
  for (const size of SIZES) {
    const measured = await interleave(
      Object.fromEntries(
        measuredTools(bench, size).map(({ name, tool, origin }) => [
          name,
          () => working(bench.browser, origin, tool, size),
        ]),
      ),
      bench.runs,
    );
    for (const { figure, measured: table } of tables) {
      const aim = aims[figure];
      table.rows.push({ label: size, values: pick(measured, figure), ...(aim && { aim }) });
    }
  }
  return tables.map(({ measured }) => measured);
}
