import * as z from 'zod/mini';
import { idSchema } from '#domain/field/plausibleValues.ts';

/** The requested page, from 1. `userId` is the requesting person's (LIST-12, RESPONSES-7). */
export const pageRequestSchema = z.object({
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive(), z.maximum(100)),
  userId: idSchema,
});

/** The requested page of agents, as GET /agent takes it. */
export const agentPageRequestSchema = z.object({
  page: pageRequestSchema.shape.page,
  limit: pageRequestSchema.shape.pageSize,
});

export type AgentPageRequest = z.infer<typeof agentPageRequestSchema>;

export type PageRequest = z.infer<typeof pageRequestSchema>;

/** The page of a list whose call depends on the person's role (LIST-12, RESPONSES-7). */
export interface PageRequestByRole extends PageRequest {
  isAdmin: boolean;
}
