import { testLoadFailures } from '../support/testLoadFailures.ts';
import { testSubmitFailures } from '../support/testSubmitFailures.ts';

testLoadFailures({
  path: '/surveys/edit/1',
  call: 'GET /survey/:id',
  failed: 'The survey could not be loaded',
  loadedText: 'Q1',
});

testSubmitFailures({
  path: '/surveys/create',
  call: 'POST /survey/create',
  title: 'Create survey failed',
  successText: 'Create survey successful',
  fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
});

testSubmitFailures({
  path: '/surveys/edit/1',
  call: 'POST /survey/update',
  title: 'Update survey failed',
  successText: 'Update survey successful',
  fields: { Title: 'Bus stops', 'Q1 text': 'Which one?' },
});
