import { createPageRequest, createQuery, type NamedQuery } from '#api/queries.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import type { QueryInput, Screen } from './Screen.ts';

/** Parameters that do not search, filter or sort a list: its page, and the open response. */
const ASK_NOTHING = ['page', 'response', 'of'];

/** The first page of a list. A search, filter or sort needs all pages instead. */
const firstPage =
  (createPageQuery: (input: QueryInput) => NamedQuery) =>
  (input: QueryInput): NamedQuery | undefined => {
    const hasListQuery = [...input.search].some(
      ([name, value]) => value !== '' && !ASK_NOTHING.includes(name),
    );
    return hasListQuery ? undefined : createPageQuery(input);
  };

const firstSurveys = firstPage(({ person, page }) =>
  createQuery('surveys', createPageRequest(person, page)),
);

const loadSurveyList = async () => (await import('#features/surveys/SurveyList.tsx')).SurveyList;

/** The code of the layout for signed-in people. */
export const loadAdminLayout = async () => (await import('./AdminLayout.tsx')).AdminLayout;

/** The screens of signed-in people. */
export const adminScreens: Screen[] = [
  { area: 'signedIn', path: paths.dashboard, load: loadSurveyList, prefetchedQuery: firstSurveys },
  { area: 'signedIn', path: paths.surveys, load: loadSurveyList, prefetchedQuery: firstSurveys },
  {
    area: 'signedIn',
    path: paths.responses,
    load: async () => (await import('#features/responses/ResponseList.tsx')).ResponseList,
    prefetchedQuery: firstPage(({ person, page }) =>
      createQuery('responses', createPageRequest(person, page)),
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
    prefetchedQuery: firstSurveys,
  },
  {
    area: 'signedIn',
    path: paths.analyzeSurvey,
    allowsMissingUser: true,
    load: async () => (await import('#features/analysis/SurveyReport.tsx')).SurveyReport,
    prefetchedQuery: ({ id }) => createQuery('surveyAnalysis', id),
  },
  {
    area: 'owners',
    path: paths.agents,
    allowsMissingUser: true,
    load: async () => (await import('#features/agents/AgentList.tsx')).AgentList,
    prefetchedQuery: firstPage(({ page }) =>
      createQuery('agents', { page, limit: limits.pageSize }),
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
    prefetchedQuery: ({ id }) => ({ ...createQuery('agent', id), skipsCache: true }),
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
    prefetchedQuery: ({ id }) => ({ ...createQuery('survey', id), skipsCache: true }),
  },
  {
    area: 'owners',
    path: paths.previewSurvey,
    allowsMissingUser: true,
    load: async () => (await import('#features/preview/LivePreview.tsx')).LivePreview,
    prefetchedQuery: ({ id }) => createQuery('survey', id),
  },
];
