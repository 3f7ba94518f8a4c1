/** The fields of a person, named so that the browser fills them in. */
export const personFields = {
  firstName: { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  middleName: {
    name: 'middleName',
    label: 'Middle name',
    autoComplete: 'additional-name',
    hint: 'Optional',
  },
  lastName: { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  email: { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
} as const;

const secret = { type: 'password', autoComplete: 'new-password' } as const;

export const passwordField = { ...secret, name: 'password', label: 'Password' };
export const confirmField = { ...secret, name: 'confirmPassword', label: 'Confirm password' };
