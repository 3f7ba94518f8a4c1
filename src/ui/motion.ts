/** How long panels and dialogs take to come and go (ms); styles.css has the same for what has no code. */
export const MOTION = 120;
