import type { OperationId } from '#domain/api/calls.ts';
import { request } from './queries.ts';

/** The cache tags of the API. */
export const cacheTags = [
  'Survey',
  'SurveyList',
  'Analysis',
  'Agent',
  'AgentList',
  'ResponseList',
] as const;

export type CacheTag = (typeof cacheTags)[number];

/**
 * The tags that each mutation invalidates, also after a failure, because the server may have applied
 * it nevertheless (SEAM-15).
 */
export const invalidatedTags: Partial<Record<OperationId, readonly CacheTag[]>> = {
  createSurvey: ['SurveyList'],
  updateSurvey: ['SurveyList', 'Survey', 'Analysis', 'ResponseList'],
  // A report says whether its survey is open.
  updateSurveyStatus: ['SurveyList', 'Analysis'],
  createAgent: ['AgentList'],
  updateAgent: ['AgentList', 'Agent'],
  updateAgentStatus: ['AgentList', 'Agent'],
  // Responses show people's names, and survey lists their owners' addresses.
  updateProfile: ['SurveyList', 'ResponseList'],
};

/**
 * A mutation that sends its argument as body. Afterwards it invalidates lists whole, other data for the
 * record that it names.
 */
export const mutationOptions = (call: OperationId) => ({
  query: (body: object) => request(call, { body }),
  invalidatesTags: (_answer: unknown, _error: unknown, queryArg: object) =>
    (invalidatedTags[call] ?? []).map((type) => {
      const isOne = !type.endsWith('List') && 'id' in queryArg && typeof queryArg.id === 'number';
      return isOne ? { type, id: queryArg.id as number } : type;
    }),
});
