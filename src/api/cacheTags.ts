/**
 * The cache tags of the API. A mutation invalidates its tags also after a failure, because the server
 * may have applied it nevertheless (SEAM-15).
 */
export const cacheTags = [
  'Survey',
  'SurveyList',
  'Analysis',
  'Agent',
  'AgentList',
  'ResponseList',
] as const;
