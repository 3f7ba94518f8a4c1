/** What was typed and not sent, by the form's name, for as long as the tab is open. */
const memory = new Map<string, object>();

const PREFIX = 'typed:';

/** Only texts, and no password, are written down: a picture or a password is kept in memory alone. */
function writable(values: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => typeof value === 'string' && !/password/i.test(name),
    ),
  );
}

/** Keeps what was typed through the end of a session, another person's turn, and a reload (SEAM-7). */
export const keptValues = {
  read(key: string): object | null {
    const known = memory.get(key);
    if (known) return known;
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
      const isAny = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
      return isAny ? value : null;
    } catch {
      return null;
    }
  },

  write(key: string, values: object): void {
    memory.set(key, values);
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(writable(values)));
    } catch {
      // Storage is full or forbidden: it is then kept in memory only.
    }
  },

  drop(key: string): void {
    memory.delete(key);
    try {
      sessionStorage.removeItem(PREFIX + key);
    } catch {
      // Storage is forbidden, so there is nothing in it to remove.
    }
  },
};
