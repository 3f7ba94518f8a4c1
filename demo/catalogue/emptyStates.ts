import { empty, owner } from './owner.ts';
import type { Scenario } from './Scenario.ts';

export const emptyStates: Scenario[] = [
  { name: 'No surveys', settings: empty('/dashboard'), steps: '', shows: ['No results.'] },
  { name: 'No agents', settings: empty('/agents'), steps: '', shows: ['No agents found.'] },
  { name: 'No responses', settings: empty('/responses'), steps: '', shows: ['No results'] },
  {
    name: 'No surveys to analyse',
    settings: empty('/analyze-surveys'),
    steps: '',
    shows: ['No results'],
  },
  {
    name: 'A report without questions',
    settings: owner('/analyze-surveys/4'),
    steps: '',
    shows: ['This survey has no questions yet.'],
  },
  {
    name: 'A report without answers',
    settings: { ...owner('/analyze-surveys/1'), world: 'broken' },
    steps: '',
    shows: ['No options found', 'No answers yet'],
  },
  {
    name: 'No typical time spent',
    settings: owner('/analyze-surveys/5?tab=insights'),
    steps: '',
    shows: ['N/A'],
  },
  {
    name: 'A map without places',
    settings: owner('/analyze-surveys/5?tab=map'),
    steps: '',
    shows: ['No locations yet'],
  },
];
