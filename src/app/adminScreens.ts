import { pageFor } from '#api/pageFor.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { FirstQuery, Screen, Visit } from './Screen.ts';

const loadSurveyApi = async () => (await import('#api/surveyApi.ts')).surveyApi.endpoints;
const loadAgentApi = async () => (await import('#api/agentApi.ts')).agentApi.endpoints;
const loadResponseApi = async () => (await import('#api/responseApi.ts')).responseApi.endpoints;

/** The screen subscribes later and accepts an answer of the last five seconds. */
const ahead = { subscribe: false, forceRefetch: limits.freshSeconds };
/** A record to edit is always read from the server (SEAM-16). */
const anew = { subscribe: false, forceRefetch: true };

/** Parameters that do not search, filter or sort a list: its page, and the open response. */
const ASK_NOTHING = ['page', 'response', 'of'];

/** The first page of a list. A search, filter or sort needs all pages instead. */
const firstPage =
  (first: (visit: Visit) => Promise<FirstQuery>) =>
  (visit: Visit): Promise<FirstQuery> | undefined => {
    const isAsked = [...visit.search].some(
      ([name, value]) => value !== '' && !ASK_NOTHING.includes(name),
    );
    return isAsked ? undefined : first(visit);
  };

const firstSurveys = firstPage(async ({ person, page }) =>
  (await loadSurveyApi()).surveys.initiate(pageFor(person, page), ahead),
);

const loadSurveyList = async () => (await import('#features/surveys/SurveyList.tsx')).SurveyList;

/** The code of the layout for signed-in people. */
export const loadAdminLayout = async () => (await import('./AdminLayout.tsx')).AdminLayout;

/** The screens of signed-in people. */
export const adminScreens: Screen[] = [
  { area: 'signedIn', path: paths.dashboard, load: loadSurveyList, first: firstSurveys },
  { area: 'signedIn', path: paths.surveys, load: loadSurveyList, first: firstSurveys },
  {
    area: 'signedIn',
    path: paths.responses,
    load: async () => (await import('#features/responses/ResponseList.tsx')).ResponseList,
    first: firstPage(async ({ person, page }) =>
      (await loadResponseApi()).responses.initiate(pageFor(person, page), ahead),
    ),
  },
  {
    area: 'signedIn',
    path: paths.profile,
    load: async () => (await import('#features/profile/UpdateProfile.tsx')).UpdateProfile,
  },
  {
    area: 'signedIn',
    path: paths.analyzeSurveys,
    load: async () => (await import('#features/surveys/AnalyzeSurveys.tsx')).AnalyzeSurveys,
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
    first: firstPage(async ({ page }) =>
      (await loadAgentApi()).agents.initiate({ page, limit: limits.pageSize }, ahead),
    ),
  },
  {
    area: 'owners',
    path: paths.createAgent,
    load: async () => (await import('#features/agents/CreateAgent.tsx')).CreateAgent,
  },
  {
    area: 'owners',
    path: paths.addAgents,
    load: async () => (await import('#features/agents/several/AddAgents.tsx')).AddAgents,
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
