import { testBrokenLoads } from '../support/brokenLoads.ts';

testBrokenLoads({
  path: '/responses',
  call: 'GET /response/get-response-list',
  failed: 'The responses could not be loaded',
  shown: /Showing 1-10 of/,
});
