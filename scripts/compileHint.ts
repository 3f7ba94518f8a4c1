/** What runs on every screen. */
const ALWAYS_RUN = /^(entry|react|application|schemas|forms|sending)$/;

/**
 * Lets the browser compile the functions of these files while they arrive, beside the main thread, and not one by one
 * as each is first called (explicit compile hints, Chromium 136; a comment for all others).
 */
export const compileHint = ({ name }: { name: string }): string =>
  ALWAYS_RUN.test(name) ? '//# allFunctionsCalledOnLoad' : '';
