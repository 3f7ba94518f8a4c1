/** Where an owner starts, with the standard data. */
export const owner = (path: string) => ({ path, signedInAs: 'owner' as const });

/** Where the super administrator starts, with the standard data. */
export const superAdmin = (path: string) => ({ path, signedInAs: 'superAdmin' as const });

/** Where an owner starts who has nothing yet. */
export const empty = (path: string) => ({ ...owner(path), world: 'empty' as const });
