import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { contactFormSchema } from './contactForm.ts';

const valid = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', body: 'Hello there' };

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 'A', 'First name must contain at least 2 characters'],
  ['firstName', 'Al', undefined],
  ['firstName', 'x'.repeat(20), undefined],
  ['firstName', 'x'.repeat(21), 'First name must contain at most 20 characters'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'K', 'Last name must contain at least 2 characters'],
  ['lastName', 'Ko', undefined],
  ['lastName', 'x'.repeat(20), undefined],
  ['lastName', 'x'.repeat(21), 'Last name must contain at most 20 characters'],
  ['email', '', 'Email is required'],
  ['email', 'a@b.', 'Email must contain at least 5 characters'],
  ['email', 'a@b.c', 'Please enter a valid email address'],
  ['email', 'a@b.co', undefined],
  ['email', `${'a'.repeat(38)}@example.com`, undefined],
  ['email', `${'a'.repeat(39)}@example.com`, 'Email must contain at most 50 characters'],
  ['body', '', 'Body is required'],
  ['body', 'x'.repeat(5), 'Body must contain at least 6 characters'],
  ['body', 'x'.repeat(6), undefined],
  ['body', 'x'.repeat(120), undefined],
  ['body', 'x'.repeat(121), 'Body must contain at most 120 characters'],
])(
  'the field %s with %j shows %j (CONTACT-5, CONTACT-6, CONTACT-7, CONTACT-8)',
  (field, value, message) => {
    expect(firstIssues(contactFormSchema, { ...valid, [field]: value })[field]).toBe(message);
  },
);
