import { faultEveryCall, ownerSettings, type Scenario, status, steps } from './Scenario.ts';

export const surveys: Scenario[] = [
  ...[404, 422, 500].map((code) => ({
    name: `Create survey status ${code}`,
    settings: {
      ...ownerSettings('/surveys/create'),
      ...faultEveryCall('POST /survey/create', status(code, `The server answered ${code}`)),
    },
    steps: steps.publish,
    shows: ['Create survey failed', `The server answered ${code}`],
  })),
  {
    name: 'Create survey thrown error',
    settings: {
      ...ownerSettings('/surveys/create'),
      ...faultEveryCall('POST /survey/create', { kind: 'network' }),
    },
    steps: steps.publish,
    shows: ['Create survey failed', 'Invalid survey'],
  },
  {
    name: 'Create survey success',
    settings: { ...ownerSettings('/surveys/create'), redirects: 'slow' },
    steps: steps.publish,
    shows: ['Create survey successful', 'You have successfully created the survey!'],
  },
  ...[404, 422, 500].map((code) => ({
    name: `Update survey status ${code}`,
    settings: {
      ...ownerSettings('/surveys/edit/1'),
      ...faultEveryCall('POST /survey/update', status(code, `The server answered ${code}`)),
    },
    steps: steps.update,
    shows: ['Update survey failed', `The server answered ${code}`],
  })),
  {
    name: 'Update survey, otherwise',
    settings: {
      ...ownerSettings('/surveys/edit/1'),
      ...faultEveryCall('POST /survey/update', { kind: 'network' }),
    },
    steps: steps.update,
    shows: ['Update survey failed', 'Invalid survey'],
  },
  {
    name: 'Update survey success',
    settings: { ...ownerSettings('/surveys/edit/1'), redirects: 'slow' },
    steps: steps.update,
    shows: ['Update survey successful', 'You have successfully updated the survey!'],
  },
  {
    name: 'Survey status change failure',
    settings: {
      ...ownerSettings('/dashboard'),
      ...faultEveryCall('POST /survey/update-status', status(500)),
    },
    steps: 'Open the actions of a survey, press “Close”, then “Confirm”.',
    shows: ['Error', 'Failed to update survey status'],
  },
  {
    name: 'Upload failure',
    settings: {
      ...ownerSettings('/surveys/create'),
      ...faultEveryCall('POST /upload', status(500)),
    },
    steps: `${steps.chooseLogo} Then type a title and a question, and press “Publish”.`,
    shows: ['Create survey failed', 'Invalid survey'],
  },
  {
    name: 'Image error: not an image',
    settings: ownerSettings('/surveys/create'),
    steps: steps.chooseLogo,
    shows: ['Invalid file', 'Please select a valid image'],
  },
  {
    name: 'Image error: too large',
    settings: ownerSettings('/surveys/create'),
    steps: steps.chooseLogo,
    shows: ['Image too large', 'Image must be 5MB or less'],
  },
  {
    name: 'Image error: negative size',
    settings: { ...ownerSettings('/surveys/create'), fileSizes: 'negative' },
    steps: 'Press “Add Logo” and choose any picture.',
    shows: ['Invalid image'],
  },
];
