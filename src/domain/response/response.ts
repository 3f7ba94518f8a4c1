import * as z from 'zod/mini';
import { figure } from '../field/figure.ts';
import { idSchema } from '../field/id.ts';

/** Who answered: a name, or the names of a user. */
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
 * One person's answers to one survey, as the lists show it (RESPONSES-2). `timeSpent` is in seconds,
 * `completionPercentage` 0 to 100, `createdAt` an ISO date. A value that makes no sense is read as missing.
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
  createdAt: z.catch(z.nullish(z.string()), null),
});

export type Response = z.infer<typeof responseSchema>;

/** One page of responses, as both response lists answer. */
export const responsePageSchema = z.object({
  responses: z.array(responseSchema),
  totalPages: z.int().check(z.nonnegative()),
  totalResponses: z.int().check(z.nonnegative()),
});

export type ResponsePage = z.infer<typeof responsePageSchema>;
