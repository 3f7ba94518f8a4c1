import { quantile } from 'd3';
import { interleave, pick } from '../interleave.ts';
import { ownersPage } from '../serve.ts';
import type { Bench, Measured } from '../types.ts';

const SIZES = [1_000, 10_000, 100_000];
const FRAMES = 60;
const aims: Record<number, string> = { 1000: '250', 10000: '400', 100000: '1200' };

interface MapPage {
  path: string;
  /** Present when the map can be requested. */
  ready: string;
  /** Requests the map. */
  opener: string;
  /** Present when all places have been drawn. */
  drawnAt: string;
  /** The element to drag. */
  pane: string;
  /** The button that fits all places into view, if needed. */
  all?: string;
}

function peer(path: string): MapPage {
  return {
    path,
    ready: '[data-ready]',
    opener: 'button',
    drawnAt: '#map[data-drawn]',
    pane: '#map',
  };
}

/** The other pages have no tiles; ours requests some that nobody answers. */
const pages: Record<string, MapPage> = {
  'bare canvas': peer('/bareMap.html?'),
  'Leaflet on canvas': peer('/leaflet.html?'),
  Canvass: {
    path: '/analyze-surveys/',
    ready: 'svg[role="img"] .bar',
    opener: '[role="tab"][data-tab-id="map"]',
    // The zoom changes when the first frame with markers is drawn.
    drawnAt: '.place-map[data-zoom]',
    pane: '.place-map-canvas',
    all: 'Show all places',
  },
};

async function openMap({ browser, origin }: Bench, map: MapPage, size: number) {
  const page = await ownersPage(browser);
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  await page.goto(`${origin}${map.path}${size}`);
  await page.locator(map.ready).first().waitFor();
  // The map's code loads while the person reads the report.
  await page.waitForTimeout(2000);
  const heapBefore = await heap();
  const drawDuration = await page.evaluate(
    ({ opener, drawnAt: sign }) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector(sign)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - started));
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>(opener)?.click();
      }),
    map,
  );
  if (map.all) await page.getByRole('button', { name: map.all }).click();
  await page.waitForTimeout(1500);
  const box = await page.locator(map.pane).boundingBox();
  if (!box) throw new Error('There is no map');
  await page.evaluate(() => {
    const marks = window as unknown as { frames: number[] };
    marks.frames = [];
    let last = performance.now();
    const next = (now: number) => {
      marks.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.mouse.move(box.x + 100, box.y + 200);
  await page.mouse.down();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.mouse.move(box.x + 100 + frame * 4, box.y + 200);
  }
  await page.mouse.up();
  const frames = await page.evaluate(() =>
    (window as unknown as { frames: number[] }).frames.slice(2),
  );
  const grown = (await heap()) - heapBefore;
  await page.context().close();
  return { drawn: drawDuration, frame: quantile(frames, 0.95) ?? Number.NaN, grown };
}

/** The map of many places: until it is drawn, while it pans, and its memory. */
export async function map(bench: Bench): Promise<Measured[]> {
  const table = (title: string, unit: string): Measured => ({
    title,
    unit,
    rowHeader: 'places',
    rows: [],
  });
  const drawTable = table('From the click on Map View to all places drawn', 'ms');
  const frame = table('Panning with all places in view: a frame at the 95th percentile', 'ms');
  const grown = table('Heap that the map takes', 'MB');
  for (const size of SIZES) {
    const measured = await interleave(
      Object.fromEntries(
        Object.entries(pages).map(([name, page]) => [name, () => openMap(bench, page, size)]),
      ),
      bench.runs,
    );
    drawTable.rows.push({ label: size, values: pick(measured, 'drawn'), aim: aims[size] ?? '' });
    frame.rows.push({ label: size, values: pick(measured, 'frame'), aim: '16.8' });
    grown.rows.push({
      label: size,
      values: pick(measured, 'grown'),
      ...(size === 100_000 && { aim: '80' }),
    });
  }
  return [drawTable, frame, grown];
}
