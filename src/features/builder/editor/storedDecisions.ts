import * as z from 'zod/mini';
import { questionTypeSchema } from '#domain/survey/question.ts';
import { type Decisions, lineKinds } from '#questionnaire/decisions.ts';

const decisionSchema = z.object({
  kind: z.optional(z.enum(lineKinds)),
  type: z.optional(questionTypeSchema),
  required: z.optional(z.boolean()),
});

/** Decisions as they are stored with their text: line numbers and decisions. */
const storedSchema = z.catch(z.array(z.tuple([z.number(), decisionSchema])), []);

export const storedDecisions = ({ byLine }: Decisions) => [...byLine];

export const readDecisions = (storedValue: unknown): Decisions => ({
  byLine: new Map(storedSchema.parse(storedValue)),
  removed: new Map(),
});
