/** Every call of the specification, as method and path under /api/v1. */
export const calls = [
  'POST /auth/login',
  'POST /auth/sign-up',
  'POST /auth/update-password',
  'POST /auth/forgot-password',
  'POST /auth/verify-reset-password-token',
  'POST /auth/sign-up-agent',
  'POST /upload',
  'POST /survey',
  'POST /survey/super-admin',
  'POST /survey/update-status',
  'POST /survey/create',
  'POST /survey/update',
  'GET /survey/:id',
  'GET /survey/analyze/:id',
  'GET /agent',
  'GET /agent/:id',
  'PUT /agent/:id',
  'PATCH /agent/:id/status',
  'GET /response/get-response-list',
  'GET /response/get-all-response-list',
  'POST /user/update',
  'POST /email/contact-us',
] as const;

export type CallName = (typeof calls)[number];

/** The map service, which the demo draws itself: not of the API, but it can fail like a call. */
export const MAP_TILES = 'GET /map-tiles/:z/:x/:y';

/** Whatever a tester can make fail. */
export const faultable = [...calls, MAP_TILES] as const;

export type FaultableCall = (typeof faultable)[number];
