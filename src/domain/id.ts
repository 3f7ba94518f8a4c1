import * as z from 'zod';

/** Ids are positive integers (design.md). */
export const idSchema = z.int().positive();
