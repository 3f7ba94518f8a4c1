/** Names a builder by its person and survey: for saves that are under way, and for other tabs. */
export const builderKey = (userId: number, surveyId: number | 'new') => `${userId}:${surveyId}`;
