/** Names a builder by person and survey, for saves under way and for other tabs. */
export const builderKey = (userId: number, surveyId: number | 'new') => `${userId}:${surveyId}`;
