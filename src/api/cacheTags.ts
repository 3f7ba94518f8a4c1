/** The cache tags. A failed mutation invalidates, too: the server may have applied it (SEAM-15). */
export const cacheTags = [
  'Survey',
  'SurveyList',
  'Analysis',
  'Agent',
  'AgentList',
  'ResponseList',
] as const;
