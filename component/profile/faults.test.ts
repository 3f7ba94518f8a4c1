import { testSubmitFailures } from '../support/testSubmitFailures.ts';

testSubmitFailures({
  path: '/profile/update',
  call: 'POST /user/update',
  title: 'Update failed',
  successText: 'Update successful',
  fields: { 'First name': 'Nadine' },
  mayBeTaken: true,
});
