import { testSubmitFailures } from '../support/testSubmitFailures.ts';

testSubmitFailures({
  path: '/agents/create',
  call: 'POST /auth/sign-up-agent',
  title: 'Create agent failed',
  successText: 'Create agent successful',
  fields: {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@example.com',
    Password: 'secret-12',
    'Confirm password': 'secret-12',
  },
  mayBeTaken: true,
});

testSubmitFailures({
  path: '/agents/edit/1',
  call: 'PUT /agent/:id',
  title: 'Update agent failed',
  successText: 'Update agent successful',
  fields: { 'First name': 'Amira' },
  mayBeTaken: true,
});
