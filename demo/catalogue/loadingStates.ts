import { faultEveryCall, ownerSettings, type Scenario, steps } from './Scenario.ts';

export const loadingStates: Scenario[] = [
  {
    name: 'Login while it runs',
    settings: { path: '/login', ...faultEveryCall('POST /auth/login', { kind: 'held' }) },
    steps: steps.logIn,
    shows: ['Loading...'],
  },
  {
    name: 'Sign-up while it runs',
    settings: { path: '/sign-up', ...faultEveryCall('POST /auth/sign-up', { kind: 'held' }) },
    steps: steps.signUp,
    shows: ['Loading...'],
  },
  {
    name: 'Forgot password while it runs',
    settings: {
      path: '/forgot-password',
      ...faultEveryCall('POST /auth/forgot-password', { kind: 'held' }),
    },
    steps: steps.askForLink,
    shows: ['Sending...'],
  },
  {
    name: 'Reset link while it is checked',
    settings: {
      path: '/reset-password/valid-link',
      ...faultEveryCall('POST /auth/verify-reset-password-token', { kind: 'held' }),
    },
    shows: ['Loading...'],
  },
  {
    name: 'Reset submit while it runs',
    settings: {
      path: '/reset-password/valid-link',
      ...faultEveryCall('POST /auth/update-password', { kind: 'held' }),
    },
    steps: steps.changePassword,
    shows: ['Changing...'],
  },
  {
    name: 'Contact while it runs',
    settings: {
      path: '/contact-us',
      ...faultEveryCall('POST /email/contact-us', { kind: 'held' }),
    },
    steps: steps.submit,
    shows: ['Submitting...'],
  },
  {
    name: 'Publish while it runs',
    settings: {
      ...ownerSettings('/surveys/create'),
      ...faultEveryCall('POST /survey/create', { kind: 'held' }),
    },
    steps: steps.publish,
    shows: ['Publishing...'],
  },
  {
    name: 'Update while it runs',
    settings: {
      ...ownerSettings('/surveys/edit/1'),
      ...faultEveryCall('POST /survey/update', { kind: 'held' }),
    },
    steps: steps.update,
    shows: ['Updating...'],
  },
  {
    name: 'Create agent while it runs',
    settings: {
      ...ownerSettings('/agents/create'),
      ...faultEveryCall('POST /auth/sign-up-agent', { kind: 'held' }),
    },
    steps: steps.createAgent,
    shows: ['Creating...'],
  },
  {
    name: 'Update agent while it runs',
    settings: {
      ...ownerSettings('/agents/edit/1'),
      ...faultEveryCall('PUT /agent/:id', { kind: 'held' }),
    },
    steps: steps.updateAgent,
    shows: ['Updating...'],
  },
  {
    name: 'Profile update while it runs',
    settings: {
      ...ownerSettings('/profile/update'),
      ...faultEveryCall('POST /user/update', { kind: 'held' }),
    },
    steps: steps.updateProfile,
    shows: ['Updating...'],
  },
  ...(
    [
      ['Surveys loading', '/dashboard', 'POST /survey'],
      ['Agents loading', '/agents', 'GET /agent'],
      ['Responses loading', '/responses', 'GET /response/get-response-list'],
      ['Surveys to analyse loading', '/analyze-surveys', 'POST /survey'],
      ['Report loading', '/analyze-surveys/1', 'GET /survey/analyze/:id'],
      ['Survey loading, to edit', '/surveys/edit/1', 'GET /survey/:id'],
      ['Survey loading, to preview', '/surveys/preview/1', 'GET /survey/:id'],
      ['Agent loading, to edit', '/agents/edit/1', 'GET /agent/:id'],
    ] as const
  ).map(([name, path, call]) => ({
    name,
    settings: { ...ownerSettings(path), ...faultEveryCall(call, { kind: 'held' }) },
    shows: ['Loading...'],
  })),
];
