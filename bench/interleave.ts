import { median } from 'd3';

/**
 * Measures each page several times, in turns, so that a noisy neighbour affects all alike. Returns
 * the medians of each figure by page.
 */
export async function interleave<Figures extends Record<string, number>>(
  pages: Record<string, () => Promise<Figures>>,
  runs: number,
): Promise<Record<string, Figures>> {
  const measured = Object.entries(pages).map(([name, measure]) => ({
    name,
    measure,
    all: [] as Figures[],
  }));
  for (let run = 0; run < runs; run += 1) {
    // Whatever runs second in a pair finds the machine busier with what the first left.
    const turn = run % 2 === 0 ? measured : measured.toReversed();
    for (const { measure, all } of turn) all.push(await measure());
  }
  return Object.fromEntries(
    measured.map(({ name, all }) => [
      name,
      Object.fromEntries(
        Object.keys(all[0] ?? {}).map((figure) => [
          figure,
          median(all, (figures) => figures[figure]),
        ]),
      ) as Figures,
    ]),
  );
}

/** One figure of each page that has it. */
export const pick = <Figures extends object>(
  pages: Record<string, Figures>,
  figure: keyof Figures,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(pages)
      .map(([name, result]): [string, number] => [name, result[figure] as number])
      .filter(([, value]) => Number.isFinite(value)),
  );
