export interface Screen {
  path: string;
  /** The text of the screen's only h1. */
  heading: string;
  as?: 'owner' | 'superAdmin';
}

/**
 * Every screen with its first data set, for tests of the look and for `node scripts/try/takePictures.ts --all`.
 */
export const screens: readonly Screen[] = [
  { path: '/', heading: 'Survey Your World: Your Voice, Your Impact!' },
  { path: '/contact-us', heading: 'Get in touch' },
  { path: '/login', heading: 'Login' },
  { path: '/sign-up', heading: 'Sign up' },
  { path: '/forgot-password', heading: 'Forgot password' },
  { path: '/reset-password/valid-link', heading: 'Hello again' },
  { path: '/dashboard', heading: 'All Surveys', as: 'owner' },
  { path: '/surveys', heading: 'All Surveys', as: 'owner' },
  { path: '/dashboard', heading: 'All Surveys', as: 'superAdmin' },
  { path: '/surveys/create', heading: 'Create Survey', as: 'owner' },
  { path: '/surveys/edit/1', heading: 'Edit Survey', as: 'owner' },
  { path: '/surveys/preview/1', heading: 'Market day shoppers', as: 'owner' },
  { path: '/agents', heading: 'All Agents', as: 'owner' },
  { path: '/agents/create', heading: 'Create Agent', as: 'owner' },
  { path: '/agents/add', heading: 'Add several agents', as: 'owner' },
  { path: '/agents/edit/1', heading: 'Edit Agent', as: 'owner' },
  { path: '/responses', heading: 'All Responses', as: 'owner' },
  { path: '/analyze-surveys', heading: 'Analyze Surveys', as: 'owner' },
  { path: '/analyze-surveys/1?tab=insights', heading: 'Market day shoppers', as: 'owner' },
  { path: '/analyze-surveys/1?tab=map', heading: 'Market day shoppers', as: 'owner' },
  { path: '/analyze-surveys/1', heading: 'Market day shoppers', as: 'owner' },
  { path: '/profile/update', heading: 'Profile', as: 'owner' },
  { path: '/no-such-page', heading: 'Unexpected Application Error!' },
];
