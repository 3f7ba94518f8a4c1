/** An owner with the standard data. */
export const owner = (path: string) => ({ path, signedInAs: 'owner' as const });

/** The super administrator with the standard data. */
export const superAdmin = (path: string) => ({ path, signedInAs: 'superAdmin' as const });

/** An owner without any data. */
export const empty = (path: string) => ({ ...owner(path), world: 'empty' as const });
