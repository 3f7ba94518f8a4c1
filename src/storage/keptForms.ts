/** A form of the admin area that was left before it was sent. */
export interface KeptForm {
  /** Whose form it is, and which: "2/agents/7". */
  key: string;
  /** What the list of unsaved work calls it. */
  title: string;
  /** Where it is filled in. */
  path: string;
  /** The fields that were typed in. */
  values: Record<string, string>;
  /** Whether the form has fields that are never kept. */
  isPartial: boolean;
  /** When it was last typed in, as an ISO date. */
  keptAt: string;
}

const PREFIX = 'typed:';

/** Kept here too: storage may be full or forbidden. */
const memory = new Map<string, KeptForm>();
const listeners = new Set<() => void>();
let listed: KeptForm[] | undefined;

function changed() {
  listed = undefined;
  for (const tell of listeners) tell();
}

function isKeptForm(value: unknown): value is KeptForm {
  const { title, path, keptAt, values } = (value ?? {}) as Record<string, unknown>;
  const areTexts = [title, path, keptAt].every((text) => typeof text === 'string');
  return areTexts && typeof values === 'object' && values !== null;
}

function storedForms(): KeptForm[] {
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(PREFIX))
      .flatMap((name) => {
        const form: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
        return isKeptForm(form) ? [{ ...form, key: name.slice(PREFIX.length) }] : [];
      });
  } catch {
    return [];
  }
}

/** Whether a field is kept: texts only, and never a password. */
export const isKept = (name: string, value: unknown): value is string =>
  typeof value === 'string' && !/password/i.test(name);

/**
 * What was typed in the forms of agents and the profile and not sent, for as long as the tab is open. It outlives the end
 * of a session, another person's turn, and a reload (SEAM-7).
 */
export const keptForms = {
  /** All kept forms, the newest first; the same array until one changes. */
  all(): KeptForm[] {
    listed ??= [
      ...new Map([...storedForms(), ...memory.values()].map((form) => [form.key, form])).values(),
    ].toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
    return listed;
  },

  read(key: string): KeptForm | null {
    return this.all().find((form) => form.key === key) ?? null;
  },

  write(form: KeptForm): void {
    memory.set(form.key, form);
    try {
      sessionStorage.setItem(PREFIX + form.key, JSON.stringify(form));
    } catch {
      // Storage is full or forbidden: it is then kept in memory only.
    }
    changed();
  },

  drop(key: string): void {
    memory.delete(key);
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // Storage is forbidden, so there is nothing in it to remove.
    }
    changed();
  },

  /** Calls back at each change. Answers how to stop. */
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
