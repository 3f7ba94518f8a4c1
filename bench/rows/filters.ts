import { WITH_ANSWERS } from '../benchData.ts';
import { interleave } from '../interleave.ts';
import { ownersPage } from '../serve.ts';
import type { Bench, Measured } from '../types.ts';

const SIZES = [1_000, 10_000, 100_000] as const;
const AIMS: Record<number, string> = { 10000: '100', 100000: '500' };

/** How long a person reads a report before the first click (ms). */
const READING = 2_000;

/**
 * From a click on a report's option to the paint of the narrowed report: a first filter, and a
 * further one.
 */
async function clicks({ browser, origin }: Bench, size: number) {
  const page = await ownersPage(browser);
  await page.goto(`${origin}/analyze-surveys/${size + WITH_ANSWERS}`);
  await page.getByRole('button', { name: 'Choice number 1' }).first().waitFor();
  // A person reads before clicking; the application reads who answered what meanwhile.
  await page.waitForTimeout(READING);
  const click = (question: number) =>
    page.evaluate(
      (index) =>
        new Promise<number>((resolve) => {
          const chips = () => document.querySelectorAll('.filter-chips > span').length;
          const chipsBefore = chips();
          const summary = document.querySelectorAll('section.summary:not(.board-summary)')[index];
          const started = performance.now();
          const check = () => {
            if (chips() === chipsBefore) requestAnimationFrame(check);
            else requestAnimationFrame(() => resolve(performance.now() - started));
          };
          summary?.querySelector<HTMLButtonElement>('.filter-button')?.click();
          check();
        }),
      question,
    );
  const firstDuration = await click(0);
  const secondDuration = await click(1);
  await page.context().close();
  return { first: firstDuration, second: secondDuration };
}

/** Filters of a report with individual answers. */
export async function filters(bench: Bench): Promise<Measured[]> {
  const rows: Measured['rows'] = [];
  for (const size of SIZES) {
    const { Canvass } = await interleave({ Canvass: () => clicks(bench, size) }, bench.runs);
    const values = { 'first filter': Canvass?.first, 'second filter': Canvass?.second };
    rows.push({ label: size, values, ...(AIMS[size] && { aim: AIMS[size] }) });
  }
  return [
    {
      title: 'From the click on a choice to the report of who took it',
      unit: 'ms',
      rowHeader: 'responses',
      rows,
    },
  ];
}
