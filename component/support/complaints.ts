/** The console messages of a test, and those that it expects. */
export const complaints: string[] = [];
export const expected: string[] = [];

/** Expects a console message with this text; any other message fails the test. */
export const expectComplaint = (text: string) => {
  expected.push(text);
};
