import * as z from 'zod';
import { faultable } from './calls.ts';

/** What a call answers in place of its rule: a status with a message, a body of one's own, nothing, nonsense, or nothing yet. */
const faultSchema = z.object({
  call: z.enum(faultable),
  /** Which answers it takes the place of, counted from when it was set. */
  on: z.union([z.literal('next'), z.literal('every'), z.int().positive()]).default('next'),
  answer: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('status'),
      status: z.int().min(200).max(599),
      message: z.string().default(''),
    }),
    z.object({ kind: z.literal('json'), body: z.unknown() }),
    z.object({ kind: z.literal('network') }),
    z.object({ kind: z.literal('malformed') }),
    z.object({ kind: z.literal('held') }),
  ]),
});

export type Fault = z.infer<typeof faultSchema>;

/** What a tester can set: the data set, who is signed in, and what goes wrong. Travels as `?demo=…`. */
export const settingsSchema = z.object({
  world: z.enum(['standard', 'empty', 'longSurvey']).optional(),
  signedInAs: z.enum(['superAdmin', 'owner', 'secondOwner', 'thirdOwner']).optional(),
  faults: z.array(faultSchema).default([]),
});

export type Settings = z.infer<typeof settingsSchema>;
