import * as z from 'zod/mini';
import { idSchema } from '#domain/field/values.ts';
import type { ForgotPasswordForm } from '#domain/person/forgotPasswordForm.ts';
import type { LoginForm } from '#domain/person/loginForm.ts';
import type { UpdatePasswordBody } from '#domain/person/resetPasswordForm.ts';
import { type Session, sessionSchema } from '#domain/person/session.ts';
import type { SignUpForm } from '#domain/person/signUpForm.ts';
import { baseApi } from './baseApi.ts';
import { request } from './request.ts';
import { currentToken, startSession } from './session.ts';
import type { SessionRoot } from './sessionSlice.ts';

const resetLinkSchema = z.object({ userId: idSchema });

/** Signing in, signing up and recovering a password: /auth (LOGIN-7). */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Session, LoginForm>({
      query: (body) => request('logIn', { body }),
      responseSchema: sessionSchema,
      onQueryStarted: async (_form, { dispatch, getState, queryFulfilled }) => {
        const tokenNow = () => currentToken(getState() as unknown as SessionRoot);
        const before = tokenNow();
        const answer = await queryFulfilled.catch(() => null);
        // A late answer must not replace the person who logged in meanwhile (SEAM-17).
        if (answer && tokenNow() === before) dispatch(startSession(answer.data));
      },
    }),
    signUp: build.mutation<unknown, SignUpForm>({
      query: (body) => request('signUp', { body }),
    }),
    forgotPassword: build.mutation<unknown, ForgotPasswordForm>({
      query: (body) => request('forgotPassword', { body }),
    }),
    verifyResetLink: build.mutation<z.infer<typeof resetLinkSchema>, { token: string }>({
      query: (body) => request('verifyResetPasswordToken', { body }),
      responseSchema: resetLinkSchema,
    }),
    updatePassword: build.mutation<unknown, UpdatePasswordBody>({
      query: (body) => request('updatePassword', { body }),
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
