export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Under /api/v1; ":id" is replaced by an id. */
  path: `/${string}`;
  /** Who may call: anyone, anyone signed in, owners, or the super administrator. */
  access: 'public' | 'signedIn' | 'owner' | 'superAdmin';
}

/**
 * Every call of the API (CALL-1), each after those that it needs: a server built in this order can
 * be verified from its first call on. Slices send them, the mock backend answers them, and the
 * OpenAPI description is made of them.
 */
export const calls = {
  signUp: { method: 'POST', path: '/auth/sign-up', access: 'public' },
  logIn: { method: 'POST', path: '/auth/login', access: 'public' },
  createSurvey: { method: 'POST', path: '/survey/create', access: 'owner' },
  listSurveys: { method: 'POST', path: '/survey', access: 'owner' },
  getSurvey: { method: 'GET', path: '/survey/:id', access: 'owner' },
  updateSurvey: { method: 'POST', path: '/survey/update', access: 'owner' },
  updateSurveyStatus: { method: 'POST', path: '/survey/update-status', access: 'owner' },
  analyzeSurvey: { method: 'GET', path: '/survey/analyze/:id', access: 'signedIn' },
  listResponses: { method: 'GET', path: '/response/get-response-list', access: 'owner' },
  createAgent: { method: 'POST', path: '/auth/sign-up-agent', access: 'owner' },
  listAgents: { method: 'GET', path: '/agent', access: 'owner' },
  getAgent: { method: 'GET', path: '/agent/:id', access: 'owner' },
  updateAgent: { method: 'PUT', path: '/agent/:id', access: 'owner' },
  updateAgentStatus: { method: 'PATCH', path: '/agent/:id/status', access: 'owner' },
  updateProfile: { method: 'POST', path: '/user/update', access: 'signedIn' },
  uploadPicture: { method: 'POST', path: '/upload', access: 'signedIn' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public' },
  verifyResetPasswordToken: {
    method: 'POST',
    path: '/auth/verify-reset-password-token',
    access: 'public',
  },
  updatePassword: { method: 'POST', path: '/auth/update-password', access: 'public' },
  listAllSurveys: { method: 'POST', path: '/survey/super-admin', access: 'superAdmin' },
  listAllResponses: {
    method: 'GET',
    path: '/response/get-all-response-list',
    access: 'superAdmin',
  },
  contactUs: { method: 'POST', path: '/email/contact-us', access: 'public' },
} as const satisfies Record<string, Call>;

/** The name of a call in the application and in OpenAPI. */
export type OperationId = keyof typeof calls;
