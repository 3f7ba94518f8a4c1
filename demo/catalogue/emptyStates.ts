import { empty, owner, type Scenario } from './Scenario.ts';

export const emptyStates: Scenario[] = [
  { name: 'No surveys', settings: empty('/dashboard'), shows: ['No results.'] },
  { name: 'No agents', settings: empty('/agents'), shows: ['No agents found.'] },
  { name: 'No responses', settings: empty('/responses'), shows: ['No results'] },
  {
    name: 'No surveys to analyse',
    settings: empty('/analyze-surveys'),
    shows: ['No results'],
  },
  {
    name: 'A report without questions',
    settings: owner('/analyze-surveys/4'),
    shows: ['This survey has no questions yet.'],
  },
  {
    name: 'A report without answers',
    settings: { ...owner('/analyze-surveys/1'), world: 'broken' },
    shows: ['No options found', 'No answers yet'],
  },
  {
    name: 'A report without a median of the time spent',
    settings: owner('/analyze-surveys/5?tab=insights'),
    shows: ['N/A'],
  },
  {
    name: 'A map without places',
    settings: owner('/analyze-surveys/5?tab=map'),
    shows: ['No locations yet'],
  },
];
