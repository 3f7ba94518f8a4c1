import * as z from 'zod';
import { formatCallName } from '#mocks/callNames.ts';
import type { LogEntry } from '#mocks/controls/createLog.ts';
import { describedCalls } from '#mocks/describedCalls.ts';
import { interactions } from './interactions.ts';

/** Whether the contract declares the call. */
export interface ContractFit {
  /** The interactions that it exercised, by method, path and status; none if it does not fit. */
  interactions: string[];
  /**
   * Says that no interaction declares such an answer, or where it differs from what the application
   * can read.
   */
  problems: string[];
}

const answers = new Map<string, z.core.$ZodType | undefined>(
  describedCalls.map((call) => [formatCallName(call), call.answer]),
);
const failure = z.object({ message: z.string() });

/** Why an answer's body does not fit its schema. A truncated body is assumed to fit. */
function findProblems({ call, status, responseBody, isComplete }: LogEntry): string[] {
  const schema = (status ?? 0) < 400 ? answers.get(call) : failure;
  if (!schema || !isComplete) return [];
  try {
    const { error } = z.safeParse(schema, JSON.parse(responseBody));
    return (error?.issues ?? []).map(
      ({ path, message }) => `answer: ${['$', ...path.map(String)].join('.')}: ${message}`,
    );
  } catch {
    return ['answer: it is no JSON'];
  }
}

/** How a logged call fits the contract; null without an answer. */
export function contractFit(entry: LogEntry): ContractFit | null {
  const { call, status } = entry;
  if (status === null) return null;
  const declared = interactions.filter(
    (interaction) => interaction.call === call && interaction.response.status === status,
  );
  if (declared.length === 0) {
    return { interactions: [], problems: [`No interaction declares an answer ${status} to it`] };
  }
  const problems = findProblems(entry);
  const fitting = problems.length === 0 ? declared : [];
  return { interactions: fitting.map(({ description }) => description), problems };
}
