import * as z from 'zod/mini';
import { idSchema } from '#domain/field/plausibleValues.ts';
import type { ForgotPasswordForm } from '#domain/person/forgotPasswordForm.ts';
import type { LoginForm } from '#domain/person/loginForm.ts';
import type { UpdatePasswordBody } from '#domain/person/resetPasswordForm.ts';
import { type Session, sessionSchema } from '#domain/person/session.ts';
import type { SignUpForm } from '#domain/person/signUpForm.ts';
import { baseApi } from './baseApi.ts';
import { sendBody } from './queries.ts';
import { startSession } from './session.ts';
import { storedSession } from './storedSession.ts';

const resetLinkSchema = z.object({ userId: idSchema });

/** Signing in, signing up and recovering a password: /auth (LOGIN-7). */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session, LoginForm>({
      query: sendBody('logIn'),
      responseSchema: sessionSchema,
      onQueryStarted: async (_form, { dispatch, queryFulfilled }) => {
        const tokenBefore = storedSession().token;
        const result = await queryFulfilled.catch(() => null);
        // A late response must not replace the person who logged in meanwhile (SEAM-17).
        if (result && storedSession().token === tokenBefore) dispatch(startSession(result.data));
      },
    }),
    signUp: build.mutation<unknown, SignUpForm>({ query: sendBody('signUp') }),
    forgotPassword: build.mutation<unknown, ForgotPasswordForm>({
      query: sendBody('forgotPassword'),
    }),
    verifyResetLink: build.mutation<z.infer<typeof resetLinkSchema>, { token: string }>({
      query: sendBody('verifyResetPasswordToken'),
      responseSchema: resetLinkSchema,
    }),
    updatePassword: build.mutation<unknown, UpdatePasswordBody>({
      query: sendBody('updatePassword'),
    }),
  }),
});

export const {
  useLoginMutation,
  useSignUpMutation,
  useForgotPasswordMutation,
  useVerifyResetLinkMutation,
  useUpdatePasswordMutation,
} = authApi;
