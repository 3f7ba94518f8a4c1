import type { SentAnalysis, SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { derivableAnalysisSchema, deriveFigures } from '#domain/analysis/deriveFigures.ts';
import type { PageRequestByRole } from '#domain/api/paging.ts';
import {
  type Survey,
  type SurveyPage,
  surveyPageSchema,
  surveySchema,
} from '#domain/survey/survey.ts';
import type {
  CreateSurveyBody,
  UpdateSurveyBody,
  UpdateSurveyStatusBody,
} from '#domain/survey/surveyForm.ts';
import { baseApi } from './baseApi.ts';
import { type ListRequest, toListPage, usePageQueryOptions } from './listPage.ts';
import { createPageRequest, queries, sendBody } from './queries.ts';
import { allPagesOptions, EVERY_PAGE_SIZE, useAllPages } from './useAllPages.ts';
import { useListOwner } from './useSession.ts';

/** The rows of a page, as every list reads them. */
export const surveyRows = ({ surveys, totalPages }: SurveyPage) => ({ rows: surveys, totalPages });

/** Surveys: lists, the builder's calls, and the analysis of one: /survey (LIST-12, BUILDER-21). */
export const surveyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    surveys: build.query<SurveyPage, PageRequestByRole>({
      query: queries.surveys,
      responseSchema: surveyPageSchema,
      providesTags: ['SurveyList'],
    }),
    everySurvey: build.infiniteQuery<SurveyPage, { userId: number; isAdmin: boolean }, number>({
      infiniteQueryOptions: allPagesOptions(surveyRows),
      query: ({ queryArg, pageParam }) =>
        queries.surveys({ ...queryArg, page: pageParam, pageSize: EVERY_PAGE_SIZE }),
      responseSchema: surveyPageSchema,
      providesTags: ['SurveyList'],
    }),
    survey: build.query<Survey, number>({
      query: queries.survey,
      responseSchema: surveySchema,
      providesTags: (_survey, _error, id) => [{ type: 'Survey', id }],
    }),
    surveyAnalysis: build.query<SurveyAnalysis, number>({
      query: queries.surveyAnalysis,
      rawResponseSchema: derivableAnalysisSchema,
      // Frozen at the top, so that the store does not freeze 100,000 responses one by one.
      transformResponse: (analysis: SentAnalysis) => Object.freeze(deriveFigures(analysis)),
      providesTags: (_analysis, _error, id) => [{ type: 'Analysis', id }],
    }),
    createSurvey: build.mutation<unknown, CreateSurveyBody>({
      query: sendBody('createSurvey'),
      invalidatesTags: ['SurveyList'],
    }),
    updateSurvey: build.mutation<unknown, UpdateSurveyBody>({
      query: sendBody('updateSurvey'),
      invalidatesTags: (_result, _error, { id }) => [
        'SurveyList',
        { type: 'Survey', id },
        { type: 'Analysis', id },
        'ResponseList',
      ],
    }),
    updateSurveyStatus: build.mutation<unknown, UpdateSurveyStatusBody>({
      query: sendBody('updateSurveyStatus'),
      // A report says whether its survey is open.
      invalidatesTags: (_result, _error, { id }) => ['SurveyList', { type: 'Analysis', id }],
    }),
  }),
});

export const {
  useSurveysQuery,
  useEverySurveyInfiniteQuery,
  useSurveyQuery,
  useLazySurveyQuery,
  useSurveyAnalysisQuery,
  useCreateSurveyMutation,
  useUpdateSurveyMutation,
  useUpdateSurveyStatusMutation,
} = surveyApi;

/** Every survey that the person may see, as it loads. */
export const useEverySurvey = ({ skip }: { skip: boolean }) =>
  useAllPages(useEverySurveyInfiniteQuery(useListOwner(), { skip }), surveyRows);

/** The surveys that the person may see (LIST-12): one page, or all pages as they load. */
export function useSurveyList(list: ListRequest) {
  const { page, needsAllRows } = list;
  const queryArg = createPageRequest(useListOwner(), page);
  const pageQuery = useSurveysQuery(queryArg, usePageQueryOptions(list));
  return {
    page: toListPage(pageQuery, surveyRows),
    every: useEverySurvey({ skip: !needsAllRows }),
  };
}
