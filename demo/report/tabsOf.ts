import type { Step } from './Step.ts';
import type { Beginning } from './steps.ts';

/** The tabs with steps, the first one first. */
export const tabsOf = (beginning: Beginning | undefined, steps: Step[]): string[] => [
  ...new Set([...(beginning ? [beginning.tab] : []), ...steps.map(({ tab }) => tab)]),
];
