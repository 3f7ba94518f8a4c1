/** What sign-up passes to the login screen in the navigation state. */
export interface SignedUp {
  signedUpAs: string;
}

/** The address of the new account; undefined for any other visit. */
export function signedUpAs(state: unknown): string | undefined {
  const address = (state as Partial<SignedUp> | null)?.signedUpAs;
  return typeof address === 'string' ? address : undefined;
}
