import { testLoadFailures } from '../support/testLoadFailures.ts';

testLoadFailures({
  path: '/surveys/preview/1',
  call: 'GET /survey/:id',
  failed: 'The survey could not be loaded',
  loadedText: /How satisfied are you overall\?/,
});
