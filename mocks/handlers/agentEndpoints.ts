import * as z from 'zod';
import { agentSchema, agentStatusSchema } from '#domain/agent/agent.ts';
import { updateAgentBodySchema } from '#domain/agent/agentForm.ts';
import { agentPageRequestSchema } from '#domain/api/paging.ts';
import type { Database } from '../backend/database.ts';
import { refuseTakenEmail } from '../backend/emails.ts';
import { endpoint } from '../backend/endpoint.ts';
import { HttpError } from '../backend/HttpError.ts';
import { slicePage } from '../backend/slicePage.ts';

/** The owner's agent. Another owner's agent is treated as missing (CALL-5). */
function requireOwnAgent(database: Database, id: number, ownerId: number) {
  const agent = database.agents.findFirst((query) => query.where({ id, ownerId }));
  if (!agent) throw new HttpError(404, 'Agent not found');
  return agent;
}

export const agentEndpoints = [
  endpoint('GET /agent', {
    input: agentPageRequestSchema,
    respond: ({ database, input: { page, limit }, user }) => {
      const own = database.agents.findMany((query) => query.where({ ownerId: user.id }), {
        orderBy: { id: 'desc' },
      });
      const { items, ...pagination } = slicePage(own, { page, pageSize: limit });
      return { data: items.map((agent) => agentSchema.parse(agent)), pagination };
    },
  }),

  endpoint('GET /agent/:id', {
    respond: ({ database, id, user }) => ({
      data: agentSchema.parse(requireOwnAgent(database, id, user.id)),
    }),
  }),

  endpoint('PUT /agent/:id', {
    input: updateAgentBodySchema,
    respond: async ({ database, id, input, user }) => {
      if (input.ownerId !== user.id) throw new HttpError(403, 'You may not do this');
      const agent = requireOwnAgent(database, id, user.id);
      refuseTakenEmail(database, input.email, { agentId: id });
      await database.agents.update(agent, { data: (draft) => void Object.assign(draft, input) });
    },
  }),

  endpoint('PATCH /agent/:id/status', {
    input: z.object({ status: agentStatusSchema }),
    respond: async ({ database, id, input, user }) => {
      await database.agents.update(requireOwnAgent(database, id, user.id), {
        data(draft) {
          draft.status = input.status;
        },
      });
    },
  }),
];
