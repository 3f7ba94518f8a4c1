import * as z from 'zod';
import { idSchema } from './id.ts';

/** The page asked for; pages count from 1. `userId` is the person who asks, in both list variants (section 6). */
export const pageRequestSchema = z.object({
  page: z.int().positive(),
  pageSize: z.int().positive().max(100),
  userId: idSchema,
});

export type PageRequest = z.infer<typeof pageRequestSchema>;
