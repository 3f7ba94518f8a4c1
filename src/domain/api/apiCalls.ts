import * as z from 'zod/mini';
import { agentPageSchema, agentSchema, agentStatusSchema } from '../agent/agent.ts';
import { createAgentBodySchema, updateAgentBodySchema } from '../agent/agentForm.ts';
import { surveyAnalysisSchema } from '../analysis/analysis.ts';
import { idSchema } from '../field/id.ts';
import { contactFormSchema } from '../person/contactForm.ts';
import { forgotPasswordFormSchema } from '../person/forgotPasswordForm.ts';
import { loginFormSchema } from '../person/loginForm.ts';
import { updateProfileBodySchema } from '../person/profileForm.ts';
import { updatePasswordBodySchema } from '../person/resetPasswordForm.ts';
import { sessionSchema } from '../person/session.ts';
import { signUpFormSchema } from '../person/signUpForm.ts';
import { userSchema } from '../person/user.ts';
import { responsePageSchema } from '../response/response.ts';
import { surveyPageSchema, surveySchema } from '../survey/survey.ts';
import {
  createSurveyBodySchema,
  updateSurveyBodySchema,
  updateSurveyStatusBodySchema,
} from '../survey/surveyForm.ts';
import { pageRequestSchema } from './paging.ts';

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Under /api/v1, with "{id}" for an id. */
  path: string;
  operationId: string;
  summary: string;
  access: 'public' | 'signedIn' | 'owner' | 'superAdmin';
  body?: z.core.$ZodType;
  /** For GET: what the query may hold. Its numbers travel as text. */
  query?: z.ZodMiniObject;
  /** The body of a 200, where the application reads any. */
  answer?: z.core.$ZodType;
  /** What each status means that the application treats differently, beside 401, 403 and 422. */
  errors?: Record<number, string>;
}

const failure = { 500: 'Shown with its message' };

/** Every call of the API (CALL-1): the one list that the OpenAPI description is made from. */
export const apiCalls: ApiCall[] = [
  {
    method: 'POST',
    path: '/auth/login',
    operationId: 'logIn',
    summary: 'Log in',
    access: 'public',
    body: loginFormSchema,
    answer: sessionSchema,
    errors: { 401: 'Wrong e-mail or password' },
  },
  {
    method: 'POST',
    path: '/auth/sign-up',
    operationId: 'signUp',
    summary: 'Sign up',
    access: 'public',
    body: signUpFormSchema,
    errors: { 409: 'The e-mail is taken; the message is shown' },
  },
  {
    method: 'POST',
    path: '/auth/forgot-password',
    operationId: 'forgotPassword',
    summary: 'Send a reset link',
    access: 'public',
    body: forgotPasswordFormSchema,
  },
  {
    method: 'POST',
    path: '/auth/verify-reset-password-token',
    operationId: 'verifyResetPasswordToken',
    summary: 'Whose reset link this is',
    access: 'public',
    body: z.object({ token: z.string() }),
    answer: z.object({ userId: idSchema }),
    errors: {
      404: 'The link does not exist; the message is shown',
      410: 'The link has expired; the message is shown',
    },
  },
  {
    method: 'POST',
    path: '/auth/update-password',
    operationId: 'updatePassword',
    summary: 'Set a new password',
    access: 'public',
    body: updatePasswordBodySchema,
    errors: { 404: 'No such user or link; the message is shown', 410: 'The link has expired' },
  },
  {
    method: 'POST',
    path: '/auth/sign-up-agent',
    operationId: 'createAgent',
    summary: 'Create an agent',
    access: 'owner',
    body: createAgentBodySchema,
    errors: { 409: 'The e-mail is taken; the message is shown' },
  },
  {
    method: 'POST',
    path: '/survey',
    operationId: 'listSurveys',
    summary: 'A page of the owner’s surveys',
    access: 'owner',
    body: pageRequestSchema,
    answer: surveyPageSchema,
  },
  {
    method: 'POST',
    path: '/survey/super-admin',
    operationId: 'listAllSurveys',
    summary: 'A page of everyone’s surveys',
    access: 'superAdmin',
    body: pageRequestSchema,
    answer: surveyPageSchema,
  },
  {
    method: 'POST',
    path: '/survey/create',
    operationId: 'createSurvey',
    summary: 'Create a survey',
    access: 'owner',
    body: createSurveyBodySchema,
    errors: failure,
  },
  {
    method: 'POST',
    path: '/survey/update',
    operationId: 'updateSurvey',
    summary: 'Update a survey',
    access: 'owner',
    body: updateSurveyBodySchema,
    errors: { 404: 'No such survey of this owner; the message is shown', ...failure },
  },
  {
    method: 'POST',
    path: '/survey/update-status',
    operationId: 'updateSurveyStatus',
    summary: 'Open or close a survey',
    access: 'owner',
    body: updateSurveyStatusBodySchema,
    errors: { 404: 'No such survey of this owner' },
  },
  {
    method: 'GET',
    path: '/survey/{id}',
    operationId: 'getSurvey',
    summary: 'One survey with its questions',
    access: 'owner',
    answer: surveySchema,
    errors: { 404: 'No such survey of this owner' },
  },
  {
    method: 'GET',
    path: '/survey/analyze/{id}',
    operationId: 'analyzeSurvey',
    summary: 'One survey with all that came back',
    access: 'signedIn',
    answer: surveyAnalysisSchema,
    errors: { 404: 'No such survey of this person' },
  },
  {
    method: 'GET',
    path: '/agent',
    operationId: 'listAgents',
    summary: 'A page of the owner’s agents',
    access: 'owner',
    query: z.object({
      page: z.int().check(z.positive()),
      limit: z.int().check(z.positive(), z.maximum(100)),
    }),
    answer: agentPageSchema,
  },
  {
    method: 'GET',
    path: '/agent/{id}',
    operationId: 'getAgent',
    summary: 'One agent',
    access: 'owner',
    answer: z.object({ data: agentSchema }),
    errors: { 404: 'No such agent of this owner' },
  },
  {
    method: 'PUT',
    path: '/agent/{id}',
    operationId: 'updateAgent',
    summary: 'Update an agent',
    access: 'owner',
    body: updateAgentBodySchema,
    errors: {
      404: 'No such agent of this owner; the message is shown',
      409: 'The e-mail is taken; the message is shown',
    },
  },
  {
    method: 'PATCH',
    path: '/agent/{id}/status',
    operationId: 'updateAgentStatus',
    summary: 'Activate or deactivate an agent',
    access: 'owner',
    body: z.object({ status: agentStatusSchema }),
    errors: { 404: 'No such agent of this owner' },
  },
  {
    method: 'GET',
    path: '/response/get-response-list',
    operationId: 'listResponses',
    summary: 'A page of the responses to the owner’s surveys',
    access: 'owner',
    query: pageRequestSchema,
    answer: responsePageSchema,
  },
  {
    method: 'GET',
    path: '/response/get-all-response-list',
    operationId: 'listAllResponses',
    summary: 'A page of everyone’s responses',
    access: 'superAdmin',
    query: pageRequestSchema,
    answer: responsePageSchema,
  },
  {
    method: 'POST',
    path: '/user/update',
    operationId: 'updateProfile',
    summary: 'Update the signed-in person’s profile',
    access: 'signedIn',
    body: updateProfileBodySchema,
    answer: userSchema,
    errors: { 409: 'The e-mail is taken; the message is shown' },
  },
  {
    method: 'POST',
    path: '/upload',
    operationId: 'uploadPicture',
    summary: 'Upload a picture as multipart field "file"',
    access: 'signedIn',
    answer: z.object({ url: z.string() }),
  },
  {
    method: 'POST',
    path: '/email/contact-us',
    operationId: 'contactUs',
    summary: 'Send a contact message',
    access: 'public',
    body: contactFormSchema,
  },
];
