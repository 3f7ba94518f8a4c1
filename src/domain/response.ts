import * as z from 'zod';
import { idSchema } from './id.ts';

/**
 * One person's answers to one survey, as the lists show it (section 3). `timeSpent` is in seconds,
 * `completionPercentage` 0 to 100, `createdAt` an ISO date. A value that makes no sense is read as missing.
 */
export const responseSchema = z.object({
  id: idSchema,
  surveyorName: z.string().nullish().catch(null),
  user: z
    .object({
      firstName: z.string(),
      middleName: z.string().nullish(),
      lastName: z.string(),
    })
    .nullish()
    .catch(null),
  survey: z.object({ title: z.string() }).nullish().catch(null),
  timeSpent: z.number().nonnegative().nullish().catch(null),
  completionPercentage: z.number().min(0).max(100).nullish().catch(null),
  createdAt: z.string().nullish().catch(null),
});

export type Response = z.infer<typeof responseSchema>;

/** One page of responses, as both response lists answer. */
export const responsePageSchema = z.object({
  responses: z.array(responseSchema),
  totalPages: z.int().nonnegative(),
  totalResponses: z.int().nonnegative(),
});

export type ResponsePage = z.infer<typeof responsePageSchema>;
