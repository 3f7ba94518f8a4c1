import { paths } from '#domain/paths.ts';
import type { Screen } from './Screen.ts';

/** The screens of everyone and of guests. */
export const publicScreens: Screen[] = [
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
];
