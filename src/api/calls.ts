import type { FetchArgs } from '@reduxjs/toolkit/query';

interface PageOf {
  page: number;
  pageSize: number;
  userId: number;
}

/**
 * The calls that a screen begins with: for the slices, and for the entry, which sends them while the code of
 * slice and screen is still on its way (`firstAnswer.ts`). `userId` is the signed-in person's.
 */
export const calls = {
  surveys: (body: PageOf) => ({ url: 'survey', method: 'POST', body }),
  allSurveys: (body: PageOf) => ({ url: 'survey/super-admin', method: 'POST', body }),
  survey: (id: number) => ({ url: `survey/${id}` }),
  surveyAnalysis: (id: number) => ({ url: `survey/analyze/${id}` }),
} satisfies Record<string, (argument: never) => FetchArgs>;
