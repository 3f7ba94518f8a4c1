import { agent } from './bodies.ts';
import { calls } from './calls.ts';
import { failExpecting } from './expectations.ts';
import type { Person } from './Person.ts';

export const listAgents = (person: Person, page = 1, limit = 10) =>
  person.fetch(calls.listAgents(page, limit));

export type Agent = Awaited<ReturnType<typeof listAgents>>['data'][number];

/** Creates an agent, and returns its row in the list. */
export async function createAgent(
  person: Person,
  change: Parameters<typeof agent>[1] = {},
): Promise<Agent> {
  await person.fetch(calls.createAgent(agent(person, change)));
  const [newestAgent] = (await listAgents(person)).data;
  return newestAgent ?? failExpecting('the agent first in the list');
}

/** A valid update of an agent; a journey changes some fields. */
export function agentUpdate(person: Person, id: number, change: object = {}) {
  const { password: _, ...form } = agent(person);
  return { ...form, id, ...change };
}
