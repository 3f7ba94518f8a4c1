/** What sign-up tells the login screen, in the navigation's state. */
export interface SignedUp {
  signedUpAs: string;
}

/** The address of the account that was just made; undefined for any other visit. */
export function signedUpAs(state: unknown): string | undefined {
  const address = (state as Partial<SignedUp> | null)?.signedUpAs;
  return typeof address === 'string' ? address : undefined;
}
