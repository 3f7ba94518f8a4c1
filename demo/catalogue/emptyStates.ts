import { emptyOwnerSettings, ownerSettings, type Scenario } from './Scenario.ts';

export const emptyStates: Scenario[] = [
  { name: 'No surveys', settings: emptyOwnerSettings('/dashboard'), shows: ['No results.'] },
  { name: 'No agents', settings: emptyOwnerSettings('/agents'), shows: ['No agents found.'] },
  { name: 'No responses', settings: emptyOwnerSettings('/responses'), shows: ['No results'] },
  {
    name: 'No surveys to analyse',
    settings: emptyOwnerSettings('/analyze-surveys'),
    shows: ['No results'],
  },
  {
    name: 'A report without questions',
    settings: ownerSettings('/analyze-surveys/4'),
    shows: ['This survey has no questions yet.'],
  },
  {
    name: 'A report without answers',
    settings: { ...ownerSettings('/analyze-surveys/1'), world: 'broken' },
    shows: ['No options found', 'No answers yet'],
  },
  {
    name: 'A report without a median of the time spent',
    settings: ownerSettings('/analyze-surveys/5?tab=insights'),
    shows: ['N/A'],
  },
  {
    name: 'A map without places',
    settings: ownerSettings('/analyze-surveys/5?tab=map'),
    shows: ['No locations yet'],
  },
];
