/** Every route of the application, as the router's patterns. */
export const paths = {
  landing: '/',
  contact: '/contact-us',
  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  dashboard: '/dashboard',
  surveys: '/surveys',
  createSurvey: '/surveys/create',
  editSurvey: '/surveys/edit/:id',
  previewSurvey: '/surveys/preview/:id',
  responses: '/responses',
  analyzeSurveys: '/analyze-surveys',
  analyzeSurvey: '/analyze-surveys/:id',
  agents: '/agents',
  createAgent: '/agents/create',
  addAgents: '/agents/add',
  editAgent: '/agents/edit/:id',
  profile: '/profile/update',
} as const;

type PathWithId = Extract<(typeof paths)[keyof typeof paths], `${string}/:id`>;

/** The link to one record: `pathTo(paths.editSurvey, 7)` is "/surveys/edit/7". */
export function pathTo(path: PathWithId, id: number): string {
  return path.replace(':id', String(id));
}

/**
 * The parameter of a path under a pattern, empty if the pattern has none; undefined if it does not
 * match. Not the router's own function, which is not part of the small entry.
 */
export function matchPath(pattern: string, path: string): string | undefined {
  const match = new RegExp(`^${pattern.replace(/:\w+/, '([^/]+)')}/?$`, 'i').exec(path);
  return match ? (match[1] ?? '') : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The one form of a path: the router also takes capitals and encoded letters. Else undefined. */
export function canonicalPath(path: string): string | undefined {
  const segment = decoded(path);
  for (const pattern of Object.values(paths)) {
    const parameter = matchPath(pattern, segment);
    if (parameter !== undefined) return pattern.replace(/:\w+/, () => parameter);
  }
  return undefined;
}
