import { testLoadFailures } from '../support/testLoadFailures.ts';

testLoadFailures({
  path: '/analyze-surveys/1',
  call: 'GET /survey/analyze/:id',
  failed: 'The report could not be loaded',
  rules: 'FAULT-1, CALL-3, REPORT-2',
  loadedText: 'Question Summaries',
});
