/** A percentage (0 to 100) with 2 decimals and "%" (FORMAT-2); "N/A" if missing. */
export function formatPercent(percentage: number | null | undefined): string {
  return percentage === null || percentage === undefined || !Number.isFinite(percentage)
    ? 'N/A'
    : `${percentage.toFixed(2)}%`;
}
