import { testBrokenLoads } from '../support/brokenLoads.ts';

testBrokenLoads({
  path: '/dashboard',
  call: 'POST /survey',
  failed: 'The surveys could not be loaded',
  shown: 'Market day shoppers',
  rules: 'FAULT-1, CALL-3, LIST-14',
});

testBrokenLoads({
  path: '/analyze-surveys',
  call: 'POST /survey',
  failed: 'The surveys could not be loaded',
  shown: 'Market day shoppers',
});
