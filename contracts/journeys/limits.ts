import type { Person } from './Person.ts';

/** A text of a given length. */
export const letters = (count: number) => 'x'.repeat(count);

/** A valid address of a given length; another tag makes another address. */
export const createEmail = (count: number, tag = 'a') =>
  `${tag}${'b'.repeat(count - tag.length - '@example.com'.length)}@example.com`;

/** Returns a valid id that belongs to no record. */
export const missingId = (id: number) => (id > 1_000_000_000 ? 1 : id + 1_000_000);

/** Texts that a field takes and refuses: each limit on both sides. */
export const limits = {
  name: {
    // Code points count, not bytes or UTF-16 units.
    valid: [letters(2), letters(20), '😀'.repeat(20)],
    invalid: [
      '',
      '   ',
      '\u00a0\u3000',
      '\u200b\u2060',
      '\u0007\u0085',
      letters(1),
      letters(21),
      '😀'.repeat(21),
    ],
  },
  middleName: { valid: ['', 'B', letters(20), '😀'.repeat(20)], invalid: [letters(21)] },
  password: {
    valid: [letters(6), letters(100), '      '],
    invalid: ['', letters(5), letters(101)],
  },
  address: {
    valid: ['a@b.co', ' c@d.co ', createEmail(50), "o'neil.x+1@mail.example.com"],
    invalid: [...['', 'a', 'not an address', 'a@b', createEmail(51)], ...['ä@b.co', 'a..b@c.de']],
  },
};

/** Expects a call to succeed with each value that a field takes, and to refuse the others with 422. */
export async function expectLimits(
  person: Person,
  fields: Record<string, { valid?: string[]; invalid: string[] }>,
  call: (change: object) => Parameters<Person['expectRefused']>[1],
): Promise<void> {
  for (const [field, { valid = [], invalid }] of Object.entries(fields)) {
    for (const value of valid) await person.expectAllowed(call({ [field]: value }));
    for (const value of invalid) await person.expectRefused(422, call({ [field]: value }));
  }
}

/** An address whose domain has small letters; its case means nothing. */
export const lowerDomain = (email: string): string =>
  email.replace(/@.*/, (domain) => domain.toLowerCase());
