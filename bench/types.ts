import type { Browser } from '@playwright/test';

export interface Bench {
  browser: Browser;
  origin: string;
  /** Where another build is served, to compare with; undefined for none. */
  otherOrigin?: string | undefined;
  /** The number of runs per page. Figures are medians. */
  runs: number;
}

/** One figure per size or case, for each compared page. */
export interface Measured {
  title: string;
  unit: string;
  /** The name of the rows: "responses", "questions"; for cases, their subject. */
  rowHeader: string;
  rows: { label: number | string; values: Record<string, number | undefined>; aim?: string }[];
}

/** A part of the bench, by its name in `--only`. */
export type Part = (bench: Bench) => Promise<Measured[]>;
