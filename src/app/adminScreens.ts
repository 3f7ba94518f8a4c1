import { type NamedQuery, named, pageFor } from '#api/request.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { Screen, Visit } from './Screen.ts';

/** Parameters that do not search, filter or sort a list: its page, and the open response. */
const ASK_NOTHING = ['page', 'response', 'of'];

/** The first page of a list. A search, filter or sort needs all pages instead. */
const firstPage =
  (first: (visit: Visit) => NamedQuery) =>
  (visit: Visit): NamedQuery | undefined => {
    const isAsked = [...visit.search].some(
      ([name, value]) => value !== '' && !ASK_NOTHING.includes(name),
    );
    return isAsked ? undefined : first(visit);
  };

const firstSurveys = firstPage(({ person, page }) => named('surveys', pageFor(person, page)));

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
    first: firstPage(({ person, page }) => named('responses', pageFor(person, page))),
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
    isAnonymous: true,
    load: async () => (await import('#features/analysis/SurveyReport.tsx')).SurveyReport,
    first: ({ id }) => named('surveyAnalysis', id),
  },
  {
    area: 'owners',
    path: paths.agents,
    isAnonymous: true,
    load: async () => (await import('#features/agents/AgentList.tsx')).AgentList,
    first: firstPage(({ page }) => named('agents', { page, limit: limits.pageSize })),
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
    first: ({ id }) => ({ ...named('agent', id), isReadAnew: true }),
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
    first: ({ id }) => ({ ...named('survey', id), isReadAnew: true }),
  },
  {
    area: 'owners',
    path: paths.previewSurvey,
    isAnonymous: true,
    load: async () => (await import('#features/preview/LivePreview.tsx')).LivePreview,
    first: ({ id }) => named('survey', id),
  },
];
