const bands = [
  { label: 'Under 25 %', below: 25 },
  { label: '25–49 %', below: 50 },
  { label: '50–74 %', below: 75 },
  { label: '75–99 %', below: 100 },
  { label: '100 %', below: Number.POSITIVE_INFINITY },
];

/**
 * Counts responses per band of completion, by the percentage as shown, with two decimals. Those
 * without one are left out.
 */
export function completionBands(
  responses: readonly { completionPercentage?: number | null | undefined }[],
) {
  const counts = bands.map(({ label }) => ({ label, count: 0 }));
  for (const { completionPercentage } of responses) {
    if (completionPercentage === null || completionPercentage === undefined) continue;
    const shown = Math.round(completionPercentage * 100) / 100;
    const band = counts[bands.findIndex(({ below }) => shown < below)];
    if (band) band.count += 1;
  }
  return counts;
}
