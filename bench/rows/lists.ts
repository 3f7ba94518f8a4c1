import { interleave, pick } from '../interleave.ts';
import { visit } from '../measureInBrowser.ts';
import { ownersPage } from '../serve.ts';
import type { Bench, Measured } from '../types.ts';

/** From a click to the paint of its target, on a local API. */
async function clicks({ browser, origin }: Bench) {
  const page = await ownersPage(browser);
  await page.goto(`${origin}/dashboard`);
  const click = (name: string, role: string, text: string) =>
    page.evaluate(
      ([name = '', selector = '', text = '']) =>
        new Promise<number>((resolve) => {
          const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
            (row) => row.textContent?.trim() === name,
          );
          const started = performance.now();
          const check = () => {
            if (document.querySelector('main')?.textContent?.includes(text)) {
              requestAnimationFrame(() => resolve(performance.now() - started));
            } else requestAnimationFrame(check);
          };
          element?.click();
          check();
        }),
      [name, role, text],
    );
  await page.getByText('Survey 1 of page 1').waitFor();
  await page.waitForTimeout(1500);
  const nextPageDuration = await click('2', 'button', 'Survey 1 of page 2');
  const far = await click('30', 'button', 'Survey 1 of page 30');
  const responsesDuration = await click('Responses', 'a', 'Surveyor 1 of page 1');
  const again = await click('Dashboard', 'a', 'Survey 1 of page');
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await page.getByText('Surveyor 1 of page 1').waitFor();
  const started = performance.now();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Export/ }).click();
  await (await download).path();
  const exported = performance.now() - started;
  await page.context().close();
  return { next: nextPageDuration, far, other: responsesDuration, again, exported };
}

const cases = {
  next: ['the next page, which was fetched while nothing was asked', '100'],
  far: ['the last page, which was not', '200'],
  other: ['another list, for the first time', '200'],
  again: ['the list that was seen before', '100'],
  exported: ['the file of 10,000 responses, exported', '2000'],
} as const;

/** Lists: their pages, navigation between lists, and the export. */
export async function lists(bench: Bench): Promise<Measured[]> {
  const { Canvass: figures } = await interleave({ Canvass: () => clicks(bench) }, bench.runs);
  const rows = Object.entries(cases).map(([figure, [label, aim]]) => ({
    label,
    values: { Canvass: figures?.[figure as keyof typeof cases] },
    aim,
  }));
  const first = await interleave(
    {
      stack: () => visit(bench.origin, '/stack.html?list'),
      Canvass: () => visit(bench.origin, '/dashboard'),
    },
    bench.runs,
  );
  const values = pick(first, 'shownAt');
  return [
    { title: 'From a click to what it leads to', unit: 'ms', rowHeader: 'target', rows },
    {
      title: 'First row of a list after the navigation',
      unit: 'ms',
      rowHeader: 'page',
      rows: [{ label: '/dashboard', values }],
    },
  ];
}
