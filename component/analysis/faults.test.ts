import { testLoadFailures } from '../support/testLoadFailures.ts';

testLoadFailures({
  path: '/analyze-surveys/1',
  call: 'GET /survey/analyze/:id',
  failed: 'The report could not be loaded',
  loadedText: 'Q1: How satisfied are you overall?',
});
