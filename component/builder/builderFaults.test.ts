import { testLoadFailures } from '../support/testLoadFailures.ts';

testLoadFailures({
  path: '/surveys/edit/1',
  call: 'GET /survey/:id',
  failed: 'The survey could not be loaded',
  loadedText: 'Q1',
});
