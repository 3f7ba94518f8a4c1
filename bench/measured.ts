import type { Browser } from '@playwright/test';

export interface Bench {
  browser: Browser;
  origin: string;
  /** How often each page is measured. The figures are medians. */
  runs: number;
}

/** One figure at each size, or at each case, for each page that was compared. */
export interface Measured {
  title: string;
  unit: string;
  /** What the rows are: "responses", "questions"; for cases, what they are of. */
  of: string;
  rows: { at: number | string; values: Record<string, number | undefined>; aim?: string }[];
}

/** A part of the bench, by its name in `--only`. */
export type Part = (bench: Bench) => Promise<Measured[]>;
