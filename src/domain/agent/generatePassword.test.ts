import { expect, test } from 'vitest';
import { firstIssues } from '../field/firstIssues.ts';
import { createAgentFormSchema } from './agentForm.ts';
import { generatePassword } from './generatePassword.ts';

test('each password differs, fits the form’s rules, and has no characters that look alike (AGENT-FORM-13)', () => {
  const passwords = Array.from({ length: 1000 }, generatePassword);
  expect(new Set(passwords).size).toBe(1000);
  for (const password of passwords) {
    expect(password).toMatch(/^[a-km-np-z2-9]{12}$/);
    const issues = firstIssues(createAgentFormSchema, { password, confirmPassword: password });
    expect(issues).not.toHaveProperty('password');
  }
  // Every character appears: about 375 times each.
  expect(new Set(passwords.join('')).size).toBe(32);
});
