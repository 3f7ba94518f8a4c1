import * as z from 'zod/mini';

/** Ids are positive integers. */
export const idSchema = z.int().check(z.positive());
