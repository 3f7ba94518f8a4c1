import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { pageFor } from '#api/pageFor.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import { type Area, redirectFrom, type SessionOf } from './area.ts';

/** What a screen is opened with. */
export interface Visit {
  person: { userId: number; isAdmin: boolean };
  /** The number in its path; 0 where there is none. */
  id: number;
  page: number;
}

/** A query under way, as RTK Query gives it. */
type Query = Promise<{ isError: boolean }> & { abort: () => void };
export type FirstQuery = ThunkAction<Query, unknown, unknown, UnknownAction>;

/** A screen: who it is for, its path, its code, and the query that it begins with. */
export interface Screen {
  area: Area;
  path: string;
  load: () => Promise<ComponentType>;
  first?: (visit: Visit) => Promise<FirstQuery>;
}

const loadSurveyApi = async () => (await import('#api/surveyApi.ts')).surveyApi.endpoints;
const loadAgentApi = async () => (await import('#api/agentApi.ts')).agentApi.endpoints;
const loadResponseApi = async () => (await import('#api/responseApi.ts')).responseApi.endpoints;

/** The screen subscribes later, and accepts an answer of the last five seconds. */
const ahead = { subscribe: false, forceRefetch: limits.freshSeconds };
/** What is edited is always read from the server (SEAM-16). */
const anew = { subscribe: false, forceRefetch: true };

const firstSurveys: Screen['first'] = async ({ person, page }) =>
  (await loadSurveyApi()).surveys.initiate(pageFor(person, page), ahead);

const loadSurveyList = async () => (await import('#features/surveys/SurveyList.tsx')).SurveyList;

/** Every screen of the application. */
export const screens: Screen[] = [
  {
    area: 'open',
    path: paths.landing,
    load: async () => (await import('#features/landing/Landing.tsx')).Landing,
  },
  {
    area: 'open',
    path: paths.contact,
    load: async () => (await import('#features/contact/ContactUs.tsx')).ContactUs,
  },
  {
    area: 'guests',
    path: paths.login,
    load: async () => (await import('#features/auth/Login.tsx')).Login,
  },
  {
    area: 'guests',
    path: paths.signUp,
    load: async () => (await import('#features/auth/SignUp.tsx')).SignUp,
  },
  {
    area: 'guests',
    path: paths.forgotPassword,
    load: async () => (await import('#features/auth/ForgotPassword.tsx')).ForgotPassword,
  },
  {
    area: 'guests',
    path: paths.resetPassword,
    load: async () => (await import('#features/auth/ResetPassword.tsx')).ResetPassword,
  },
  { area: 'signedIn', path: paths.dashboard, load: loadSurveyList, first: firstSurveys },
  { area: 'signedIn', path: paths.surveys, load: loadSurveyList, first: firstSurveys },
  {
    area: 'signedIn',
    path: paths.responses,
    load: async () => (await import('#features/responses/ResponseList.tsx')).ResponseList,
    first: async ({ person, page }) =>
      (await loadResponseApi()).responses.initiate(pageFor(person, page), ahead),
  },
  {
    area: 'signedIn',
    path: paths.profile,
    load: async () => (await import('#features/profile/UpdateProfile.tsx')).UpdateProfile,
  },
  {
    area: 'signedIn',
    path: paths.analyzeSurveys,
    load: async () => (await import('#features/analysis/AnalyzeSurveys.tsx')).AnalyzeSurveys,
    first: firstSurveys,
  },
  {
    area: 'signedIn',
    path: paths.analyzeSurvey,
    load: async () => (await import('#features/analysis/SurveyReport.tsx')).SurveyReport,
    first: async ({ id }) => (await loadSurveyApi()).surveyAnalysis.initiate(id, ahead),
  },
  {
    area: 'owners',
    path: paths.agents,
    load: async () => (await import('#features/agents/AgentList.tsx')).AgentList,
    first: async ({ page }) =>
      (await loadAgentApi()).agents.initiate({ page, limit: limits.pageSize }, ahead),
  },
  {
    area: 'owners',
    path: paths.createAgent,
    load: async () => (await import('#features/agents/CreateAgent.tsx')).CreateAgent,
  },
  {
    area: 'owners',
    path: paths.editAgent,
    load: async () => (await import('#features/agents/EditAgent.tsx')).EditAgent,
    first: async ({ id }) => (await loadAgentApi()).agent.initiate(id, anew),
  },
  {
    area: 'owners',
    path: paths.createSurvey,
    load: async () => (await import('#features/builder/CreateSurvey.tsx')).CreateSurvey,
  },
  {
    area: 'owners',
    path: paths.editSurvey,
    load: async () => (await import('#features/builder/EditSurvey.tsx')).EditSurvey,
    first: async ({ id }) => (await loadSurveyApi()).survey.initiate(id, anew),
  },
  {
    area: 'owners',
    path: paths.previewSurvey,
    load: async () => (await import('#features/preview/LivePreview.tsx')).LivePreview,
    first: async ({ id }) => (await loadSurveyApi()).survey.initiate(id, ahead),
  },
];

/** The code around all screens of people who are signed in. */
export const loadAdminLayout = async () => (await import('./AdminLayout.tsx')).AdminLayout;

/** The screen at a path, and the parameter in the path. The router's own matcher would have to load before it. */
export function screenAt(pathname: string): { screen: Screen; id: number } | undefined {
  for (const screen of screens) {
    const found = new RegExp(`^${screen.path.replace(/:\w+/, '([^/]+)')}/?$`).exec(pathname);
    if (found) return { screen, id: Number(found[1] ?? 0) };
  }
  return undefined;
}

/** Prefetches the code of a screen. A failure is left to the navigation, which tries again and reports it. */
export function prefetchCode({ area, load }: Screen): void {
  const isAdmin = area === 'signedIn' || area === 'owners';
  for (const code of [load, ...(isAdmin ? [loadAdminLayout] : [])]) code().catch(() => undefined);
}

/** Prefetches the code of the screen that an address leads to. */
export function prefetchAddress(pathname: string, session: SessionOf): void {
  const { screen } = screenAt(pathname) ?? {};
  const redirect = screen && redirectFrom(screen.area, session);
  const shown = redirect ? screenAt(redirect)?.screen : screen;
  if (shown) prefetchCode(shown);
}

/** The first query of a screen; undefined where it has none, or where this person may not see the screen. */
export function firstQuery(
  { area, first }: Screen,
  id: number,
  search: URLSearchParams,
  session: SessionOf,
): Promise<FirstQuery> | undefined {
  const { user } = session;
  if (!first || !user || redirectFrom(area, session)) return undefined;
  // A list that is searched or sorted needs all its pages.
  if (['q', 'status', 'sort'].some((name) => search.get(name))) return undefined;
  const page = Number(search.get('page') ?? 1);
  const isWhole = [page, id].every(Number.isSafeInteger) && page >= 1 && id >= 0;
  const person = { userId: user.id, isAdmin: isSuperAdmin(user) };
  return isWhole ? first({ person, id, page }) : undefined;
}
