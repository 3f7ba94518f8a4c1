let made = 0;

/** Notes that something was compared with what a rule says. */
export function noteAssertion(): void {
  made += 1;
}

/** The assertions since the last invocation. */
export function takeAssertions(): number {
  const count = made;
  made = 0;
  return count;
}
