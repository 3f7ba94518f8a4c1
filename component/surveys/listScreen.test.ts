import { testListScreen } from '../support/testListScreen.ts';

const surveys = {
  label: 'All Surveys',
  call: 'POST /survey',
  itemName: 'surveys',
  firstStep: { text: 'Create your first survey', to: '/surveys/create' },
  loadedText: 'Market day shoppers',
  searchText: 'Survey 1',
  column: 'Title',
} as const;

testListScreen({
  ...surveys,
  path: '/dashboard',
  empty: 'No results.',
  rules: { failed: 'LIST-14', empty: 'LIST-3, LIST-4' },
});

testListScreen({
  ...surveys,
  path: '/analyze-surveys',
  empty: 'No results',
  rules: { empty: 'ANALYZE-4' },
});
