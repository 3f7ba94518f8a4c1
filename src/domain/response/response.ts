import * as z from 'zod/mini';
import { figure, idSchema, moment } from '#domain/field/values.ts';
import { isBlankText, shortened } from '#domain/field/visible.ts';
import { fullName } from '#domain/person/fullName.ts';

/** The respondent: a name, or a user's names. */
export const respondentShape = {
  surveyorName: z.catch(z.nullish(z.string()), null),
  user: z.catch(
    z.nullish(
      z.object({
        firstName: z.string(),
        middleName: z.nullish(z.string()),
        lastName: z.string(),
      }),
    ),
    null,
  ),
};

/**
 * One person's response to one survey, as in lists (RESPONSES-2). `timeSpent` is in seconds,
 * `completionPercentage` 0 to 100, `createdAt` an ISO date. A meaningless value is read as missing.
 */
export const responseSchema = z.object({
  id: idSchema,
  ...respondentShape,
  survey: z.catch(
    z.nullish(z.object({ id: z.catch(z.nullish(idSchema), null), title: z.string() })),
    null,
  ),
  timeSpent: figure('seconds'),
  completionPercentage: figure('percentage'),
  createdAt: moment,
});

export type Response = z.infer<typeof responseSchema>;

/** One page of responses, as both response lists answer. */
export const responsePageSchema = z.object({
  responses: z.array(responseSchema),
  totalPages: z.int().check(z.nonnegative()),
  totalResponses: z.int().check(z.nonnegative()),
});

export type ResponsePage = z.infer<typeof responsePageSchema>;

/**
 * The respondent's name: `surveyorName` unless empty, otherwise the user's names (ENTITY-2),
 * otherwise "N/A" (RESPONSES-9).
 */
export function responseName({ surveyorName, user }: Pick<Response, 'surveyorName' | 'user'>) {
  if (surveyorName && !isBlankText(surveyorName)) return shortened(surveyorName.trim());
  return (user && fullName(user)) || 'N/A';
}
