const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds as "1 hr(s) 5 min(s)", under one minute "Less than 1 min.", none "N/A" (FORMAT-1). */
export function formatDuration(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined || !(seconds >= 0)) return 'N/A';
  if (seconds < MINUTE) return 'Less than 1 min.';
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return `${hours} hr(s) ${minutes} min(s)`;
}
