/** The console messages of a test, and those that it expects. */
export const consoleMessages: string[] = [];
export const expected: string[] = [];

/** Expects a console message with this text; any other message fails the test. */
export const expectConsoleMessage = (text: string) => {
  expected.push(text);
};
