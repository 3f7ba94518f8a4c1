import * as z from 'zod/mini';
import { isBlankText, shortened } from '#domain/field/displayText.ts';
import { idSchema, metricSchema, timestampSchema } from '#domain/field/plausibleValues.ts';
import { fullName } from '#domain/person/fullName.ts';

/** The respondent: a name, or a user's names. */
export const respondentShape = {
  surveyorName: z.nullish(z.string()),
  user: z.nullish(
    z.object({
      firstName: z.string(),
      middleName: z.nullish(z.string()),
      lastName: z.string(),
    }),
  ),
};

/**
 * One person's response to one survey, as in lists (RESPONSES-2). `timeSpent` is in seconds,
 * `completionPercentage` 0 to 100, `createdAt` an ISO date. A time or completion that cannot be read is
 * missing.
 */
export const responseSchema = z.object({
  id: idSchema,
  ...respondentShape,
  survey: z.nullish(z.object({ id: z.nullish(idSchema), title: z.string() })),
  timeSpent: metricSchema('seconds'),
  completionPercentage: metricSchema('percentage'),
  createdAt: timestampSchema,
});

export type Response = z.infer<typeof responseSchema>;

/** The response of both lists of responses: a page of them. */
export const responsePageSchema = z.object({
  responses: z.array(responseSchema),
  totalPages: z.int().check(z.nonnegative()),
  totalResponses: z.int().check(z.nonnegative()),
});

export type ResponsePage = z.infer<typeof responsePageSchema>;

type Respondent = Pick<Response, 'surveyorName' | 'user'>;

/** The respondent's name: `surveyorName`, otherwise the user's names (ENTITY-2), otherwise null. */
export function knownName({ surveyorName, user }: Respondent): string | null {
  if (surveyorName && !isBlankText(surveyorName)) return shortened(surveyorName.trim());
  return (user && fullName(user)) || null;
}

/** The respondent's name as screens show it; "N/A" without one (RESPONSES-9). */
export const responseName = (response: Respondent): string => knownName(response) ?? 'N/A';
