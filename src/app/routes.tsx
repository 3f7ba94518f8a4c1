import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { createStore } from '#api/createStore.ts';
import { paths } from '#domain/paths.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GuestsOnly } from './GuestsOnly.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

type Store = ReturnType<typeof createStore>;

/** What a route can do before it is opened: fetch its code, and the data that it begins with. */
export interface RouteHandle {
  load: () => Promise<ComponentType>;
  fetchData?: ((store: Store) => Promise<void>) | undefined;
}

/** A screen, its code loaded when it is first opened or expected. */
const screen = (path: string | undefined, handle: RouteHandle) => ({
  ...(path !== undefined && { path }),
  handle,
  lazy: async () => ({ Component: await handle.load() }),
});

const landing = screen(paths.landing, {
  load: async () => (await import('#features/landing/Landing.tsx')).Landing,
});
const contact = screen(paths.contact, {
  load: async () => (await import('#features/contact/ContactUs.tsx')).ContactUs,
});
const login = screen(paths.login, {
  load: async () => (await import('#features/auth/Login.tsx')).Login,
});
const signUp = screen(paths.signUp, {
  load: async () => (await import('#features/auth/SignUp.tsx')).SignUp,
});
const forgotPassword = screen(paths.forgotPassword, {
  load: async () => (await import('#features/auth/ForgotPassword.tsx')).ForgotPassword,
});
const resetPassword = screen(paths.resetPassword, {
  load: async () => (await import('#features/auth/ResetPassword.tsx')).ResetPassword,
});
const adminLayout = screen(undefined, {
  load: async () => (await import('./AdminLayout.tsx')).AdminLayout,
});
const surveyLists = [paths.dashboard, paths.surveys].map((path) =>
  screen(path, {
    load: async () => (await import('#features/surveys/SurveyList.tsx')).SurveyList,
    fetchData: async (store) =>
      (await import('#api/fetchFirstSurveys.ts')).fetchFirstSurveys(store),
  }),
);
const responses = screen(paths.responses, {
  load: async () => (await import('#features/responses/ResponseList.tsx')).ResponseList,
});
const profile = screen(paths.profile, {
  load: async () => (await import('#features/profile/UpdateProfile.tsx')).UpdateProfile,
});
const analyzeSurveys = screen(paths.analyzeSurveys, {
  load: async () => (await import('#features/analysis/AnalyzeSurveys.tsx')).AnalyzeSurveys,
});
const surveyReport = screen(paths.analyzeSurvey, {
  load: async () => (await import('#features/analysis/SurveyReport.tsx')).SurveyReport,
});
const agents = screen(paths.agents, {
  load: async () => (await import('#features/agents/AgentList.tsx')).AgentList,
  fetchData: async (store) => (await import('#api/fetchFirstAgents.ts')).fetchFirstAgents(store),
});
const createAgent = screen(paths.createAgent, {
  load: async () => (await import('#features/agents/CreateAgent.tsx')).CreateAgent,
});
const editAgent = screen(paths.editAgent, {
  load: async () => (await import('#features/agents/EditAgent.tsx')).EditAgent,
});
const createSurvey = screen(paths.createSurvey, {
  load: async () => (await import('#features/builder/CreateSurvey.tsx')).CreateSurvey,
});
const editSurvey = screen(paths.editSurvey, {
  load: async () => (await import('#features/builder/EditSurvey.tsx')).EditSurvey,
});
const previewSurvey = screen(paths.previewSurvey, {
  load: async () => (await import('#features/preview/PreviewSurvey.tsx')).PreviewSurvey,
});

/** Every route of the application: its screen, behind its guard and in its layout. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <p className="visually-hidden">Loading...</p>,
    children: [
      {
        element: <PublicLayout />,
        children: [
          landing,
          contact,
          {
            element: <GuestsOnly />,
            children: [
              login,
              signUp,
              forgotPassword,
              { path: '/reset-password', element: <Navigate to={paths.landing} replace /> },
              resetPassword,
            ],
          },
        ],
      },
      {
        element: <SignedInOnly />,
        children: [
          {
            ...adminLayout,
            children: [
              ...surveyLists,
              responses,
              profile,
              analyzeSurveys,
              surveyReport,
              {
                element: <OwnersOnly />,
                children: [agents, createAgent, editAgent, createSurvey, editSurvey, previewSurvey],
              },
            ],
          },
        ],
      },
    ],
  },
];
