import * as z from 'zod/mini';

/** Ids are positive integers (design.md). */
export const idSchema = z.int().check(z.positive());
