import { testSubmitFailures } from '../support/testSubmitFailures.ts';

testSubmitFailures({
  path: '/login',
  call: 'POST /auth/login',
  title: 'Login failed',
  successText: 'Login successful',
  fields: { Email: 'nadia@canvass.example', Password: 'Nadia-2026' },
  isGuest: true,
});

testSubmitFailures({
  path: '/sign-up',
  call: 'POST /auth/sign-up',
  title: 'Sign up failed',
  successText: 'Sign up successful',
  fields: {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@example.com',
    Password: 'secret-1',
  },
  isGuest: true,
  mayBeTaken: true,
});
