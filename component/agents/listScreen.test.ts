import { testListScreen } from '../support/testListScreen.ts';

testListScreen({
  path: '/agents',
  label: 'All Agents',
  call: 'GET /agent',
  itemName: 'agents',
  empty: 'No agents found.',
  firstStep: { text: 'Create your first agent', to: '/agents/create' },
  loadedText: 'Showing 1-10 of 23 agents',
  searchText: 'a',
  column: 'Email',
  rules: { failed: 'AGENTS-11' },
});
