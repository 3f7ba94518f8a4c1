import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { GuestsOnly } from './GuestsOnly.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RootLayout } from './RootLayout.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <p className="visually-hidden">Loading...</p>,
    children: [
      {
        element: <PublicLayout />,
        children: [
          {
            path: paths.landing,
            lazy: async () => ({
              Component: (await import('#features/landing/Landing.tsx')).Landing,
            }),
          },
          {
            path: paths.contact,
            lazy: async () => ({
              Component: (await import('#features/contact/ContactUs.tsx')).ContactUs,
            }),
          },
          {
            element: <GuestsOnly />,
            children: [
              {
                path: paths.login,
                lazy: async () => ({
                  Component: (await import('#features/auth/Login.tsx')).Login,
                }),
              },
              {
                path: paths.signUp,
                lazy: async () => ({
                  Component: (await import('#features/auth/SignUp.tsx')).SignUp,
                }),
              },
              {
                path: paths.forgotPassword,
                lazy: async () => ({
                  Component: (await import('#features/auth/ForgotPassword.tsx')).ForgotPassword,
                }),
              },
              { path: '/reset-password', element: <Navigate to={paths.landing} replace /> },
              {
                path: paths.resetPassword,
                lazy: async () => ({
                  Component: (await import('#features/auth/ResetPassword.tsx')).ResetPassword,
                }),
              },
            ],
          },
        ],
      },
      {
        element: <SignedInOnly />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./AdminLayout.tsx')).AdminLayout }),
            children: [
              ...[paths.dashboard, paths.surveys].map((path) => ({
                path,
                lazy: async () => ({
                  Component: (await import('#features/surveys/SurveyList.tsx')).SurveyList,
                }),
              })),
              {
                path: paths.responses,
                lazy: async () => ({
                  Component: (await import('#features/responses/ResponseList.tsx')).ResponseList,
                }),
              },
              {
                path: paths.profile,
                lazy: async () => ({
                  Component: (await import('#features/profile/UpdateProfile.tsx')).UpdateProfile,
                }),
              },
              {
                path: paths.analyzeSurveys,
                lazy: async () => ({
                  Component: (await import('#features/analysis/AnalyzeSurveys.tsx')).AnalyzeSurveys,
                }),
              },
              {
                path: paths.analyzeSurvey,
                lazy: async () => ({
                  Component: (await import('#features/analysis/SurveyReport.tsx')).SurveyReport,
                }),
              },
              {
                element: <OwnersOnly />,
                children: [
                  {
                    path: paths.agents,
                    lazy: async () => ({
                      Component: (await import('#features/agents/AgentList.tsx')).AgentList,
                    }),
                  },
                  {
                    path: paths.createAgent,
                    lazy: async () => ({
                      Component: (await import('#features/agents/CreateAgent.tsx')).CreateAgent,
                    }),
                  },
                  {
                    path: paths.editAgent,
                    lazy: async () => ({
                      Component: (await import('#features/agents/EditAgent.tsx')).EditAgent,
                    }),
                  },
                  {
                    path: paths.editSurvey,
                    lazy: async () => ({
                      Component: (await import('#features/builder/EditSurvey.tsx')).EditSurvey,
                    }),
                  },
                  {
                    path: paths.previewSurvey,
                    lazy: async () => ({
                      Component: (await import('#features/preview/PreviewSurvey.tsx'))
                        .PreviewSurvey,
                    }),
                  },
                  {
                    path: paths.createSurvey,
                    lazy: async () => ({
                      Component: (await import('#features/builder/CreateSurvey.tsx')).CreateSurvey,
                    }),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Every route of section 2: its screen, loaded when it is first opened, behind its guard and in its layout. */
export const createRouter = () =>
  createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
