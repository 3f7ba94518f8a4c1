import { agentApi } from '#api/agentApi.ts';
import { authApi } from '#api/authApi.ts';
import { contactApi } from '#api/contactApi.ts';
import { responseApi } from '#api/responseApi.ts';
import { surveyApi } from '#api/surveyApi.ts';
import { uploadApi } from '#api/uploadApi.ts';
import { userApi } from '#api/userApi.ts';
import type { OperationId } from '#domain/api/calls.ts';

const auth = authApi.endpoints;
const survey = surveyApi.endpoints;
const agent = agentApi.endpoints;
const response = responseApi.endpoints;

/** Every call of the application, under its name in the API. */
export const calls = {
  logIn: auth.login.initiate,
  signUp: auth.signUp.initiate,
  forgotPassword: auth.forgotPassword.initiate,
  verifyResetPasswordToken: (token: string) => auth.verifyResetLink.initiate({ token }),
  updatePassword: auth.updatePassword.initiate,

  listSurveys: (userId: number, page = 1, pageSize = 10) =>
    survey.surveys.initiate({ userId, page, pageSize, isAdmin: false }),
  listAllSurveys: (userId: number, page = 1, pageSize = 10) =>
    survey.surveys.initiate({ userId, page, pageSize, isAdmin: true }),
  getSurvey: (id: number) => survey.survey.initiate(id),
  analyzeSurvey: (id: number) => survey.surveyAnalysis.initiate(id),
  createSurvey: survey.createSurvey.initiate,
  updateSurvey: survey.updateSurvey.initiate,
  updateSurveyStatus: survey.updateSurveyStatus.initiate,

  listAgents: (page = 1, limit = 10) => agent.agents.initiate({ page, limit }),
  getAgent: (id: number) => agent.agent.initiate(id),
  createAgent: agent.createAgent.initiate,
  updateAgent: agent.updateAgent.initiate,
  updateAgentStatus: agent.updateAgentStatus.initiate,

  listResponses: (userId: number, page = 1, pageSize = 10) =>
    response.responses.initiate({ userId, page, pageSize, isAdmin: false }),
  listAllResponses: (userId: number, page = 1, pageSize = 10) =>
    response.responses.initiate({ userId, page, pageSize, isAdmin: true }),

  uploadPicture: uploadApi.endpoints.upload.initiate,
  updateProfile: userApi.endpoints.updateProfile.initiate,
  contactUs: contactApi.endpoints.contactUs.initiate,
} satisfies Record<OperationId, unknown>;
