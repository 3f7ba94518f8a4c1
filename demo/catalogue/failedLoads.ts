import {
  faultEveryCall,
  ownerSettings,
  type Scenario,
  status,
  superAdminSettings,
} from './Scenario.ts';

export const failedLoads: Scenario[] = [
  {
    name: 'Survey list load failure',
    settings: { ...ownerSettings('/dashboard'), ...faultEveryCall('POST /survey', status(500)) },
    shows: ['The surveys could not be loaded.'],
  },
  {
    name: 'Agent list load failure',
    settings: { ...ownerSettings('/agents'), ...faultEveryCall('GET /agent', status(500)) },
    shows: ['The agents could not be loaded.'],
  },
  {
    name: 'Response list load failure',
    settings: {
      ...ownerSettings('/responses'),
      ...faultEveryCall('GET /response/get-response-list', status(500)),
    },
    shows: ['The responses could not be loaded.'],
  },
  {
    name: 'Survey list load failure, super admin',
    settings: {
      ...superAdminSettings('/dashboard'),
      ...faultEveryCall('POST /survey/super-admin', status(500)),
    },
    shows: ['The surveys could not be loaded.'],
  },
  {
    name: 'Response list load failure, super admin',
    settings: {
      ...superAdminSettings('/responses'),
      ...faultEveryCall('GET /response/get-all-response-list', status(500)),
    },
    shows: ['The responses could not be loaded.'],
  },
  {
    name: 'Export failure',
    settings: {
      ...ownerSettings('/responses'),
      // The first answer is the list to export.
      faults: [2, 3, 4, 5].map((on) => ({
        call: 'GET /response/get-response-list',
        on,
        answer: { kind: 'network' },
      })),
    },
    steps: 'Press “Export 491 responses”.',
    shows: ['The export failed, and nothing was saved.'],
  },
  {
    name: 'Load failure of the surveys to analyse',
    settings: {
      ...ownerSettings('/analyze-surveys'),
      ...faultEveryCall('POST /survey', status(500)),
    },
    shows: ['The surveys could not be loaded.'],
  },
  {
    name: 'An answer that breaks the contract',
    settings: {
      ...ownerSettings('/dashboard'),
      ...faultEveryCall('POST /survey', { kind: 'malformed' }),
    },
    shows: ['The surveys could not be loaded.'],
  },
  {
    name: 'Report load failure',
    settings: {
      ...ownerSettings('/analyze-surveys/1'),
      ...faultEveryCall('GET /survey/analyze/:id', status(500)),
    },
    shows: ['The report could not be loaded.'],
  },
  {
    name: 'Report of a survey that is missing',
    settings: ownerSettings('/analyze-surveys/999'),
    shows: ['Survey not found'],
  },
  {
    name: 'Survey load failure, to edit',
    settings: {
      ...ownerSettings('/surveys/edit/1'),
      ...faultEveryCall('GET /survey/:id', status(500)),
    },
    shows: ['The survey could not be loaded.'],
  },
  {
    name: 'Survey that is missing, to edit',
    settings: ownerSettings('/surveys/edit/999'),
    shows: ['Survey not found'],
  },
  {
    name: 'Survey load failure, to preview',
    settings: {
      ...ownerSettings('/surveys/preview/1'),
      ...faultEveryCall('GET /survey/:id', status(500)),
    },
    shows: ['The survey could not be loaded.'],
  },
  {
    name: 'Survey that is missing, to preview',
    settings: ownerSettings('/surveys/preview/999'),
    shows: ['Survey not found'],
  },
  {
    name: 'Routing error',
    settings: { path: '/nowhere' },
    shows: ['Unexpected Application Error!', '404 Not Found'],
  },
];
