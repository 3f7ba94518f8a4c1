import * as z from 'zod';
import { agentSchema } from '#domain/agent/agent.ts';
import { idSchema } from '#domain/field/plausibleValues.ts';
import { userSchema } from '#domain/person/user.ts';
import { surveySchema, surveyStatusSchema } from '#domain/survey/survey.ts';

/** The mock backend's records: the domain's entities with server-only fields. */
export const userRecord = z.object({
  ...userSchema.shape,
  password: z.string(),
  previousPasswords: z.array(z.string()).default([]),
});

export const sessionRecord = z.object({ token: z.string(), userId: idSchema });

export const surveyRecord = z.object({
  ...surveySchema.shape,
  logo: z.string().nullable(),
  status: surveyStatusSchema,
  userId: idSchema,
  updatedAt: z.string(),
});

export const agentRecord = z.object({
  ...agentSchema.shape,
  ownerId: idSchema,
  password: z.string(),
});

export const responseRecord = z.object({
  id: idSchema,
  surveyId: idSchema,
  surveyorName: z.string().nullable(),
  user: z
    .object({ firstName: z.string(), middleName: z.string().nullable(), lastName: z.string() })
    .nullable(),
  timeSpent: z.number().nullable(),
  completionPercentage: z.number().nullable(),
  createdAt: z.string().nullable(),
  lat: z.string().nullable(),
  long: z.string().nullable(),
  answers: z.array(z.object({ questionId: idSchema, values: z.array(z.string()) })),
});

/** An uploaded picture, its bytes in base64. */
export const uploadRecord = z.object({ id: idSchema, type: z.string(), base64: z.string() });

/** A link to reset a password; the outbox has its mail. */
export const resetLinkRecord = z.object({
  token: z.string(),
  userId: idSchema,
  state: z.enum(['valid', 'expired', 'used']),
  /** An ISO date; a fixture's link has none, and never expires by itself. */
  expiresAt: z.string().nullable().default(null),
});

export const emailRecord = z.object({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  sentAt: z.string(),
});
