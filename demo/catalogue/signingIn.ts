import { faultEveryCall, ownerSettings, type Scenario, status, steps } from './Scenario.ts';

export const signingIn: Scenario[] = [
  {
    name: 'Login failure',
    settings: { path: '/login' },
    steps: 'Log in as nadia@canvass.example with any other password.',
    shows: ['Login failed', 'Invalid credentials'],
  },
  {
    name: 'Login failure: 500',
    settings: { path: '/login', ...faultEveryCall('POST /auth/login', status(500)) },
    steps: steps.logIn,
    shows: ['Login failed', 'Invalid credentials'],
  },
  {
    name: 'Login success',
    settings: { path: '/login', redirects: 'slow' },
    steps: steps.logIn,
    shows: ['Login successful', 'You have successfully logged in'],
  },
  {
    name: 'Sign-up failure',
    settings: {
      path: '/sign-up',
      ...faultEveryCall('POST /auth/sign-up', status(500, 'Out of order')),
    },
    steps: steps.signUp,
    shows: ['Sign up failed', 'Invalid credentials'],
  },
  {
    name: 'Sign-up failure: 409',
    settings: { path: '/sign-up' },
    steps: 'Fill in the form with nadia@canvass.example and press “Sign up”.',
    shows: ['Sign up failed', 'An account with this email already exists'],
  },
  {
    name: 'Sign-up success',
    settings: { path: '/sign-up', redirects: 'slow' },
    steps: steps.signUp,
    shows: ['Sign up successful', 'You have successfully signed up!'],
  },
  {
    name: 'Forgot password failure',
    settings: {
      path: '/forgot-password',
      ...faultEveryCall('POST /auth/forgot-password', status(500)),
    },
    steps: steps.askForLink,
    shows: ['Password reset failed', 'Please try again later.'],
  },
  {
    name: 'Forgot password success',
    settings: { path: '/forgot-password' },
    steps: steps.askForLink,
    shows: ['Email Sent'],
  },
  {
    name: 'Reset link 404',
    settings: { path: '/reset-password/unknown-link' },
    shows: ['Invalid reset link', 'This reset link does not exist'],
  },
  {
    name: 'Reset link 410',
    settings: { path: '/reset-password/expired-link' },
    shows: ['Invalid reset link', 'This reset link has expired'],
  },
  {
    name: 'Reset link, any other error',
    settings: {
      path: '/reset-password/valid-link',
      ...faultEveryCall('POST /auth/verify-reset-password-token', status(500)),
    },
    shows: ['Forgot your password?'],
  },
  {
    name: 'Reset submit 422',
    settings: { path: '/reset-password/valid-link' },
    steps: 'Press “Reset password”, type Nadia-2026 twice, press “Change password”.',
    shows: ['Update password failed', 'Cannot be a previously used password.'],
  },
  {
    name: 'Reset submit 404',
    settings: {
      path: '/reset-password/valid-link',
      ...faultEveryCall('POST /auth/update-password', status(404, 'This user does not exist')),
    },
    steps: steps.changePassword,
    shows: ['Update password failed', 'This user does not exist'],
  },
  {
    name: 'Reset submit, other errors',
    settings: {
      path: '/reset-password/valid-link',
      ...faultEveryCall('POST /auth/update-password', { kind: 'network' }),
    },
    steps: steps.changePassword,
    shows: ['Password reset failed', 'Please try again later.'],
  },
  {
    name: 'Reset submit success',
    settings: { path: '/reset-password/valid-link' },
    steps: steps.changePassword,
    shows: ['Password Changed'],
  },
  {
    name: 'Session token expired',
    settings: { ...ownerSettings('/dashboard'), sessionExpired: true },
    shows: ['Forgot your password?'],
  },
  {
    name: 'Contact success',
    settings: { path: '/contact-us', redirects: 'slow' },
    steps: steps.submit,
    shows: ['Email sent', 'Please wait for a reply.'],
  },
  {
    name: 'Contact failure',
    settings: { path: '/contact-us', ...faultEveryCall('POST /email/contact-us', status(500)) },
    steps: steps.submit,
    shows: ['Failed to send email', 'Please try again later.'],
  },
];
