import type { User } from '#domain/person/user.ts';
import { people } from '#fixtures/people.ts';

/** The signed-in person of this browser, where the application reads it (SESSION-2). */
export const browserSession = {
  /** Signs in, or out with null, for the product's next start. */
  write(session: { token: string; user: User } | null): void {
    if (session) {
      localStorage.setItem('user', JSON.stringify(session.user));
      localStorage.setItem('token', session.token);
    } else {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
    }
  },

  /** The signed-in person in storage. */
  read(): { token: string; user: User } | null {
    const [token, user] = [localStorage.getItem('token'), localStorage.getItem('user')];
    return token !== null && user !== null ? { token, user: JSON.parse(user) } : null;
  },

  /** Calls back when somebody signs in or out; the product's own writing sends no event. */
  subscribe(onChange: () => void): () => void {
    const timer = setInterval(onChange, 300);
    return () => clearInterval(timer);
  },

  /** The address of the signed-in person; undefined for nobody. */
  email(): string | undefined {
    const user: { email?: string } | null = JSON.parse(localStorage.getItem('user') ?? 'null');
    return user?.email;
  },

  token: (): string | null => localStorage.getItem('token'),

  /** The signed-in fixture person; undefined for nobody, or for somebody who signed up here. */
  person(): keyof typeof people | undefined {
    const user: { id?: number } | null = JSON.parse(localStorage.getItem('user') ?? 'null');
    const names = Object.keys(people) as (keyof typeof people)[];
    return names.find((name) => people[name].id === user?.id);
  },
};
