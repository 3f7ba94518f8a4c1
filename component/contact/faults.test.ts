import { testSubmitFailures } from '../support/testSubmitFailures.ts';

testSubmitFailures({
  path: '/contact-us',
  call: 'POST /email/contact-us',
  title: 'Failed to send email',
  successText: 'Email sent',
  fields: {
    'First name': 'Ada',
    'Last name': 'King',
    Email: 'ada@example.com',
    'What can we help with you ?': 'A question',
  },
  isGuest: true,
});
