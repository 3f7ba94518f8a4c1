import { expect, test } from 'vitest';
import { agentBody } from '#fixtures/agentBody.ts';
import { firstIssues } from '../field/firstIssues.ts';
import { createAgentFormSchema, editAgentFormSchema } from './agentForm.ts';

const valid = { ...agentBody, password: '12345678', confirmPassword: '12345678' };

test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', '   ', 'First name is required'],
  ['firstName', 'A', 'First name must contain at least 2 characters'],
  ['firstName', 'Al', undefined],
  ['middleName', '', undefined],
  ['middleName', 'B', 'Middle name must contain at least 2 characters'],
  ['middleName', 'Bo', undefined],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'K', 'Last name must contain at least 2 characters'],
  ['lastName', 'Ko', undefined],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['mobileNumber', '', undefined],
])('the field %s with %j shows %j (AGENT-FORM-2, AGENT-FORM-3)', (field, value, message) => {
  const value_ = { ...valid, [field]: value };
  expect(firstIssues(createAgentFormSchema, value_)[field]).toBe(message);
  expect(firstIssues(editAgentFormSchema, value_)[field]).toBe(message);
});

test.each([
  ['', '', { password: 'Password is required', confirmPassword: 'Confirm password is required' }],
  ['1234567', '1234567', { password: 'Password must be at least 8 characters long' }],
  ['12345678', '12345678', {}],
  ['12345678', '12345679', { confirmPassword: 'Passwords do not match' }],
])(
  'the passwords %j and %j show %j (AGENT-FORM-4, AGENT-FORM-5)',
  (password, confirmPassword, messages) => {
    const form = { ...valid, password, confirmPassword };
    expect(firstIssues(createAgentFormSchema, form)).toEqual(messages);
  },
);

test('the edit form asks for no password (AGENT-FORM-6)', () => {
  expect(firstIssues(editAgentFormSchema, agentBody)).toEqual({});
});
