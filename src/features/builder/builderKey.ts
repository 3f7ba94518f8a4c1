/** Where a survey is built, by person and by survey: for what is on its way, and for other tabs. */
export const builderKey = (userId: number, surveyId: number | 'new') => `${userId}:${surveyId}`;
