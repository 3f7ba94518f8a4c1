/** The duration of panel and dialog transitions (ms), as `--motion` in styles.css. */
export const MOTION = 120;
