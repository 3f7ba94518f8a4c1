import * as z from 'zod/mini';
import { agentPageSchema, agentSchema, agentStatusSchema } from '#domain/agent/agent.ts';
import { createAgentBodySchema, updateAgentBodySchema } from '#domain/agent/agentForm.ts';
import { surveyAnalysisSchema } from '#domain/analysis/analysis.ts';
import { calls, type OperationId } from '#domain/api/calls.ts';
import { agentPageRequestSchema, pageRequestSchema } from '#domain/api/paging.ts';
import { idSchema } from '#domain/field/plausibleValues.ts';
import { contactFormSchema } from '#domain/person/contactForm.ts';
import { forgotPasswordFormSchema } from '#domain/person/forgotPasswordForm.ts';
import { loginFormSchema } from '#domain/person/loginForm.ts';
import { updateProfileBodySchema } from '#domain/person/profileForm.ts';
import { updatePasswordBodySchema } from '#domain/person/resetPasswordForm.ts';
import { sessionSchema } from '#domain/person/session.ts';
import { signUpFormSchema } from '#domain/person/signUpForm.ts';
import { userSchema } from '#domain/person/user.ts';
import { responsePageSchema } from '#domain/response/response.ts';
import { surveyPageSchema, surveySchema } from '#domain/survey/survey.ts';
import {
  createSurveyBodySchema,
  updateSurveyBodySchema,
  updateSurveyStatusBodySchema,
} from '#domain/survey/surveyForm.ts';
import type { CallName, NameOf } from '#mocks/callNames.ts';

interface Description {
  summary: string;
  body?: z.core.$ZodType;
  /** For GET: the query. Its numbers travel as text. */
  query?: z.ZodMiniObject;
  /** The body of a 200, if the application reads it. */
  answer?: z.core.$ZodType;
  /** The meaning of each status that the application treats specially, beside 401, 403 and 422; a 422 only if the message is shown. */
  errors?: Record<number, string>;
}

const shownMessage = 'Shown with its message';
const invalid = { 422: `The body breaks a rule. ${shownMessage}` };

const surveyPage = { body: pageRequestSchema, answer: surveyPageSchema };

const descriptions = {
  logIn: {
    summary: 'Log in',
    body: loginFormSchema,
    answer: sessionSchema,
    errors: { 401: 'Wrong e-mail or password' },
  },
  signUp: {
    summary: 'Sign up',
    body: signUpFormSchema,
    errors: { 409: 'The e-mail is taken; the message is shown' },
  },
  forgotPassword: {
    summary: 'Send a reset link',
    body: forgotPasswordFormSchema,
  },
  verifyResetPasswordToken: {
    summary: 'Whose reset link this is',
    body: z.object({ token: z.string() }),
    answer: z.object({ userId: idSchema }),
    errors: {
      404: 'The link does not exist; the message is shown',
      410: 'The link has expired; the message is shown',
    },
  },
  updatePassword: {
    summary: 'Set a new password',
    body: updatePasswordBodySchema,
    errors: {
      404: 'No such user or link; the message is shown',
      410: 'The link has expired',
      ...invalid,
    },
  },
  createAgent: {
    summary: 'Create an agent',
    body: createAgentBodySchema,
    errors: { 409: 'The e-mail is taken; the message is shown', ...invalid },
  },
  listSurveys: {
    summary: 'A page of the owner’s surveys',
    ...surveyPage,
  },
  listAllSurveys: {
    summary: 'A page of everyone’s surveys',
    ...surveyPage,
  },
  createSurvey: {
    summary: 'Create a survey',
    body: createSurveyBodySchema,
    errors: { ...invalid, 500: shownMessage },
  },
  updateSurvey: {
    summary: 'Update a survey',
    body: updateSurveyBodySchema,
    errors: {
      404: 'No such survey of this owner; the message is shown',
      ...invalid,
      500: shownMessage,
    },
  },
  updateSurveyStatus: {
    summary: 'Open or close a survey',
    body: updateSurveyStatusBodySchema,
    errors: { 404: 'No such survey of this owner' },
  },
  getSurvey: {
    summary: 'One survey with its questions',
    answer: surveySchema,
    errors: { 404: 'No such survey of this owner' },
  },
  analyzeSurvey: {
    summary:
      'One survey with all that came back. An answer is a choice or a text that is not blank: an entry without one is in no count and no base',
    answer: surveyAnalysisSchema,
    errors: { 404: 'No such survey of this person' },
  },
  listAgents: {
    summary: 'A page of the owner’s agents',
    query: agentPageRequestSchema,
    answer: agentPageSchema,
  },
  getAgent: {
    summary: 'One agent',
    answer: z.object({ data: agentSchema }),
    errors: { 404: 'No such agent of this owner' },
  },
  updateAgent: {
    summary: 'Update an agent',
    body: updateAgentBodySchema,
    errors: {
      404: 'No such agent of this owner; the message is shown',
      409: 'The e-mail is taken; the message is shown',
      ...invalid,
    },
  },
  updateAgentStatus: {
    summary: 'Activate or deactivate an agent',
    body: z.object({ status: agentStatusSchema }),
    errors: { 404: 'No such agent of this owner' },
  },
  listResponses: {
    summary: 'A page of the responses to the owner’s surveys',
    query: pageRequestSchema,
    answer: responsePageSchema,
  },
  listAllResponses: {
    summary: 'A page of everyone’s responses',
    query: pageRequestSchema,
    answer: responsePageSchema,
  },
  updateProfile: {
    summary: 'Update the signed-in person’s profile',
    body: updateProfileBodySchema,
    answer: userSchema,
    errors: { 409: 'The e-mail is taken; the message is shown' },
  },
  uploadPicture: {
    summary: 'Upload a picture as multipart field "file"',
    answer: z.object({ url: z.string() }),
  },
  contactUs: {
    summary: 'Send a contact message',
    body: contactFormSchema,
  },
} satisfies Record<OperationId, Description>;

/** The body of a 200 response, as the application reads it. */
export type ResponseOf<Name extends CallName> = {
  [Id in OperationId]: NameOf<Id> extends Name
    ? (typeof descriptions)[Id] extends { answer: infer Schema extends z.core.$ZodType }
      ? z.output<Schema>
      : unknown
    : never;
}[OperationId];

const described: Record<OperationId, Description> = descriptions;

/** Every call with its input and answers. OpenAPI and the log's check are made of it. */
export const describedCalls = (Object.keys(calls) as OperationId[]).map((operationId) => ({
  operationId,
  ...calls[operationId],
  ...described[operationId],
}));

export type DescribedCall = (typeof describedCalls)[number];
