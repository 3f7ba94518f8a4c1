import { testListScreen } from '../support/testListScreen.ts';

testListScreen({
  path: '/responses',
  label: 'All Responses',
  call: 'GET /response/get-response-list',
  itemName: 'responses',
  empty: 'No results',
  firstStep: { text: 'Open a survey, and its answers come here', to: '/dashboard' },
  loadedText: 'Showing 1-10 of 491 responses',
  searchText: 'e',
  column: 'Completion %',
  rules: { failed: 'RESPONSES-8', empty: 'RESPONSES-4' },
});
