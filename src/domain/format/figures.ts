/** A whole number as "10,000", none "N/A". Not with Intl: its first call takes 15 ms. */
export const formatCount = (count: number | null | undefined): string =>
  String(count ?? 'N/A').replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Some things of a kind: "1 line", "1,200 lines". */
export const pluralize = (count: number, noun: string, verbs?: WordForms): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}${verbs ? ` ${chooseWordForm(count, verbs)}` : ''}`;

/** Formats a part of a whole as "27 of 1,041"; an unknown part is "N/A". */
export const formatPart = (part: number | null | undefined, whole: number): string =>
  `${formatCount(part)} of ${formatCount(whole)}`;

type WordForms = readonly [one: string, several: string];

/** The form of a word that agrees with a count: "is" or "are", "person" or "people". */
export const chooseWordForm = (count: number, [singular, several]: WordForms): string =>
  count === 1 ? singular : several;

/** A percentage (0 to 100) with 2 decimals and "%" (FORMAT-2); "N/A" if missing. */
export function formatPercent(percentage: number | null | undefined): string {
  return percentage === null || percentage === undefined || !Number.isFinite(percentage)
    ? 'N/A'
    : `${percentage.toFixed(2)}%`;
}

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
