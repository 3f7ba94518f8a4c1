import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { agentApi } from '#api/agentApi.ts';
import type { createStore } from '#api/createStore.ts';
import { pageFor, responsePage, surveyPage } from '#api/pageCalls.ts';
import { request } from '#api/request.ts';
import type { responseApi } from '#api/responseApi.ts';
import type { surveyApi } from '#api/surveyApi.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { User } from '#domain/person/user.ts';

type Store = ReturnType<typeof createStore>;
export type Endpoints = (typeof surveyApi & typeof agentApi & typeof responseApi)['endpoints'];

/**
 * Who a screen is for, and so its guard and its layout: everyone, those who are not signed in, those who are,
 * or owners alone.
 */
export type Area = 'open' | 'guests' | 'signedIn' | 'owners';

/** For whom a screen is opened by its address, and what of. */
export interface Asked {
  user: User;
  /** The number in its path; 0 where there is none. */
  id: number;
  page: number;
}

/** A screen, and what can be on its way before it is opened: its code, and the data that it begins with. */
export interface Screen {
  area: Area;
  path: string;
  load: () => Promise<ComponentType>;
  /** Fetches its data into the store, for a screen that is about to be opened. */
  fetchData?: (store: Store) => Promise<void>;
  /** The call that it begins with, for a screen that is opened by its address. */
  firstCall?: (asked: Asked) => ReturnType<typeof request>;
  /** What reads the answer to that call into the store, by an endpoint that is there with the screen's code. */
  readFirst?: (
    endpoints: Endpoints,
    asked: Asked,
  ) => ThunkAction<Promise<{ isError: boolean }>, unknown, unknown, UnknownAction>;
}

const { pageSize } = limits;

/** Read for a screen that is about to look at it. */
const UNWATCHED = { subscribe: false };

const firstSurveys: Pick<Screen, 'firstCall' | 'readFirst'> = {
  firstCall: ({ user, page }) => surveyPage(pageFor(user, page)),
  readFirst: ({ surveys }, { user, page }) => surveys.initiate(pageFor(user, page), UNWATCHED),
};

const surveyList = {
  area: 'signedIn' as const,
  load: async () => (await import('#features/surveys/SurveyList.tsx')).SurveyList,
  fetchData: async (store: Store) =>
    (await import('#api/fetchFirstSurveys.ts')).fetchFirstSurveys(store),
  ...firstSurveys,
};

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
  { ...surveyList, path: paths.dashboard },
  { ...surveyList, path: paths.surveys },
  {
    area: 'signedIn',
    path: paths.responses,
    load: async () => (await import('#features/responses/ResponseList.tsx')).ResponseList,
    firstCall: ({ user, page }) => responsePage(pageFor(user, page)),
    readFirst: ({ responses }, { user, page }) =>
      responses.initiate(pageFor(user, page), UNWATCHED),
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
    ...firstSurveys,
  },
  {
    area: 'signedIn',
    path: paths.analyzeSurvey,
    load: async () => (await import('#features/analysis/SurveyReport.tsx')).SurveyReport,
    firstCall: ({ id }) => request('analyzeSurvey', { id }),
    readFirst: ({ surveyAnalysis }, { id }) => surveyAnalysis.initiate(id, UNWATCHED),
  },
  {
    area: 'owners',
    path: paths.agents,
    load: async () => (await import('#features/agents/AgentList.tsx')).AgentList,
    fetchData: async (store) => (await import('#api/fetchFirstAgents.ts')).fetchFirstAgents(store),
    firstCall: ({ page }) => request('listAgents', { params: { page, limit: pageSize } }),
    readFirst: ({ agents }, { page }) => agents.initiate({ page, limit: pageSize }, UNWATCHED),
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
    firstCall: ({ id }) => request('getSurvey', { id }),
  },
  {
    area: 'owners',
    path: paths.previewSurvey,
    load: async () => (await import('#features/preview/LivePreview.tsx')).LivePreview,
    firstCall: ({ id }) => request('getSurvey', { id }),
    readFirst: ({ survey }, { id }) => survey.initiate(id, UNWATCHED),
  },
];

/** The code around all screens of those who are signed in. */
export const loadAdminLayout = async () => (await import('./AdminLayout.tsx')).AdminLayout;

const matcherOf = ({ path }: Screen) => new RegExp(`^${path.replace(/:\w+/, '([^/]+)')}/?$`);
const matchers = screens.map((screen) => ({ screen, matcher: matcherOf(screen) }));

/** The screen at a path, and the parameter in it. */
export function screenAt(path: string): { screen: Screen; parameter?: string } | undefined {
  for (const { screen, matcher } of matchers) {
    const found = matcher.exec(path);
    if (found) return { screen, ...(found[1] !== undefined && { parameter: found[1] }) };
  }
  return undefined;
}

/** Fetches the code of a screen. What fails is left to the navigation, which tries again and says so. */
export function expectCode({ area, load }: Screen): void {
  const isAdmin = area === 'signedIn' || area === 'owners';
  for (const code of [load, ...(isAdmin ? [loadAdminLayout] : [])]) code().catch(() => undefined);
}
