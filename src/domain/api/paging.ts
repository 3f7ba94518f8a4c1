import * as z from 'zod/mini';
import { idSchema } from '../field/id.ts';

/** The page asked for; pages count from 1. `userId` is the person who asks, in both list variants (LIST-12, RESPONSES-7). */
export const pageRequestSchema = z.object({
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive(), z.maximum(100)),
  userId: idSchema,
});

export type PageRequest = z.infer<typeof pageRequestSchema>;

/** The page of a list whose call depends on who asks (LIST-12, RESPONSES-7). */
export interface PageRequestByRole extends PageRequest {
  isAdmin: boolean;
}
