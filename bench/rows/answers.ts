import { quantile } from 'd3';
import { interleave } from '../interleave.ts';
import { ownersPage } from '../serve.ts';
import type { Bench, Measured } from '../types.ts';

const FRAMES = 120;
const SIZE = 100_000;

/** Scrolls a thousand shown answers of a report by 400 px a frame, to see whether it is smooth. */
async function scroll({ browser, origin }: Bench) {
  const page = await ownersPage(browser);
  await page.goto(`${origin}/analyze-surveys/${SIZE}`);
  await page.getByRole('button', { name: /^Show 1,000 more of/ }).click();
  const frames = await page.evaluate(async (count) => {
    const frameTimes: number[] = [];
    let previousTime = await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < count; frame += 1) {
      window.scrollBy(0, 400);
      const time = await new Promise(requestAnimationFrame);
      frameTimes.push(time - previousTime);
      previousTime = time;
    }
    return frameTimes;
  }, FRAMES);
  await page.context().close();
  return { frame: quantile(frames, 0.95) ?? Number.NaN };
}

/** The list of 100,000 text answers. */
export async function answers(bench: Bench): Promise<Measured[]> {
  const { Canvass } = await interleave({ Canvass: () => scroll(bench) }, bench.runs);
  const rows = [{ label: SIZE, values: { Canvass: Canvass?.frame }, aim: '16.8' }];
  return [
    {
      title: 'Scrolling text answers by 400 px a frame, 95th percentile',
      unit: 'ms',
      rowHeader: 'answers',
      rows,
    },
  ];
}
