/** What was said on the console during a test, and what the test expects to be. */
export const complaints: string[] = [];
export const expected: string[] = [];

/** Says that a message on the console contains this text; any other message fails the test. */
export const expectComplaint = (text: string) => {
  expected.push(text);
};
