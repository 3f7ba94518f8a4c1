import { faultEveryCall, ownerSettings, type Scenario } from './Scenario.ts';

/** A server may leave out who answered what. */
const silent = faultEveryCall('GET /survey/analyze/:id', {
  kind: 'without',
  fields: ['responses[].answers'],
});

export const answers: Scenario[] = [
  {
    name: 'A report of the people who took two choices',
    settings: ownerSettings('/analyze-surveys/1?choices=1.moeu400txboh-2.k9cccdzl62n5'),
    shows: ['Collected: 20 of 120', 'Only people who chose'],
  },
  {
    name: 'A report split by a question',
    settings: ownerSettings('/analyze-surveys/1?by=1'),
    shows: ['Compared by Q1'],
  },
  {
    name: 'A comparison in which groups differ',
    settings: ownerSettings('/analyze-surveys/1?by=3'),
    shows: ['What differs', 'Fish'],
  },
  {
    name: 'A report with a change',
    settings: ownerSettings('/analyze-surveys/2'),
    shows: ['What changed', 'Less than 10 minutes'],
  },
  {
    name: 'A report without a change',
    settings: ownerSettings('/analyze-surveys/3'),
    shows: ['What changed', 'No answer changed more than chance explains.'],
  },
  {
    name: 'A range without individual answers',
    settings: { ...ownerSettings('/analyze-surveys/1?from=2026-02-01&to=2026-02-28'), ...silent },
    shows: ['Not known for these days: the server counts choices over all days only.'],
  },
  {
    name: 'An open response',
    settings: ownerSettings('/responses?response=7&of=1'),
    shows: ['Hana Sato', 'The quiet in the morning'],
  },
  {
    name: 'An open response that is gone',
    settings: ownerSettings('/responses?response=99999&of=1'),
    shows: ['This response is no longer there.'],
  },
  {
    name: 'An open response, load failure',
    settings: {
      ...ownerSettings('/responses?response=7&of=1'),
      ...faultEveryCall('GET /survey/analyze/:id', { kind: 'network' }),
    },
    shows: ['The response could not be loaded.'],
  },
  {
    name: 'Responses of one survey in some days',
    settings: ownerSettings('/responses?survey=1&from=2026-02-01&to=2026-02-28'),
    shows: ['Showing 1-10 of 54 responses found', 'Export 54 responses'],
  },
];
