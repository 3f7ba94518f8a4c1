import * as z from 'zod/mini';
import { personShape } from '../person/user.ts';

export const agentStatusSchema = z.enum(['Active', 'Deactivated']);

export type AgentStatus = z.infer<typeof agentStatusSchema>;

/** A person who collects answers for an owner (SERVER-19). */
export const agentSchema = z.object({
  ...personShape,
  status: agentStatusSchema,
});

export type Agent = z.infer<typeof agentSchema>;

/** The response of GET /agent: a page of agents. */
export const agentPageSchema = z.object({
  data: z.array(agentSchema),
  pagination: z.object({
    totalPages: z.int().check(z.nonnegative()),
    totalItems: z.int().check(z.nonnegative()),
  }),
});

export type AgentPage = z.infer<typeof agentPageSchema>;
