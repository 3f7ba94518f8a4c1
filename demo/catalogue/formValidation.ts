import { ownerSettings, type Scenario } from './Scenario.ts';

/** The forms, sent with what they refuse. */
export const formValidation: Scenario[] = [
  {
    name: 'Form validation: login',
    settings: { path: '/login' },
    steps: 'Press “Login” before anything is typed.',
    shows: ['Email is required', 'Password is required'],
  },
  {
    name: 'Form validation: sign-up',
    settings: { path: '/sign-up' },
    steps: 'Type “A” as first name and press “Sign up”.',
    shows: ['First name must contain at least 2 characters', 'Last name is required'],
  },
  {
    name: 'Form validation: maximum lengths',
    settings: { path: '/sign-up' },
    steps:
      'Type 21 letters as first and middle name, an address of 51 characters and a password of 101, and press “Sign up”.',
    shows: [
      'First name must contain at most 20 characters',
      'Middle name must contain at most 20 characters',
      'Email must contain at most 50 characters',
      'Password must contain at most 100 characters',
    ],
  },
  {
    name: 'Form validation: forgotten password',
    settings: { path: '/forgot-password' },
    steps: 'Press “Send reset link” before anything is typed.',
    shows: ['Email is required'],
  },
  {
    name: 'Form validation: new password',
    settings: { path: '/reset-password/valid-link' },
    steps: 'Press “Reset password”, type two different passwords, press “Change password”.',
    shows: ['Passwords do not match'],
  },
  {
    name: 'Form validation: contact',
    settings: { path: '/contact-us' },
    steps: 'Type “Hi” as body and press “Submit”.',
    shows: ['Body must contain at least 6 characters', 'Email is required'],
  },
  {
    name: 'Form validation: survey',
    settings: ownerSettings('/surveys/create'),
    steps: 'Press “Publish” before anything is typed.',
    shows: ['Title is required'],
  },
  {
    name: 'Form validation: agent',
    settings: ownerSettings('/agents/create'),
    steps: 'Press “Create Agent” before anything is typed.',
    shows: ['First name is required', 'Email is required'],
  },
  {
    name: 'Form validation: profile',
    settings: ownerSettings('/profile/update'),
    steps: 'Empty first name and mobile number, and press “Update profile”.',
    shows: ['First name is required', 'Mobile number is required'],
  },
];
