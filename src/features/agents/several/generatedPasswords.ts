import * as z from 'zod/mini';
import { editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { tabStorage } from '#storage/browserStorage.ts';
import { generatedPasswordsKey } from '#storage/generatedPasswords.ts';

const schema = z.array(
  z.object({
    agent: editAgentFormSchema,
    password: z.string(),
    /** False until the server confirmed it: the request is running, or got no response. */
    isCreated: z.boolean(),
  }),
);

/** An agent of "Add several", with the only copy of the password that was generated for it. */
export type AgentWithPassword = z.infer<typeof schema>[number];

type Agents = readonly AgentWithPassword[];

const none: Agents = [];
const listeners = new Set<() => void>();
const cache = { text: '', agents: none };
let isStored = true;

function parse(text: string): Agents {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? none;
  } catch {
    return none;
  }
}

/**
 * The agents with generated passwords of one user, in tab storage. They survive a reload, a session
 * that ends, and a logout in another tab, until `update` removes them, a logout, another user, or the
 * end of the tab (AGENT-FORM-17).
 */
export const generatedPasswords = {
  /** The same array as long as nothing changed. */
  read(userId: number): Agents {
    const [text] = tabStorage.read(generatedPasswordsKey(userId));
    if (!text) return none;
    if (text !== cache.text) Object.assign(cache, { text, agents: parse(text) });
    return cache.agents;
  },

  update(userId: number, change: (agents: Agents) => Agents): void {
    const agents = change(generatedPasswords.read(userId));
    const key = generatedPasswordsKey(userId);
    if (agents.length === 0) tabStorage.remove(key);
    else isStored = tabStorage.write({ [key]: JSON.stringify(agents) });
    for (const listener of listeners) listener();
  },

  /** Whether the browser keeps them over a reload. */
  isStored: (): boolean => isStored,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
