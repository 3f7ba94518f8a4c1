import * as z from 'zod/mini';
import { isBlankText, shortened } from '#domain/field/displayText.ts';
import { idSchema, metricSchema, timestampSchema } from '#domain/field/plausibleValues.ts';
import { fullName } from '#domain/person/fullName.ts';

/** The result of a standard schema. */
export type Read<Value> = { value: Value } | { issues: readonly { message: string }[] };

const readable = ['createdAt', 'completionPercentage', 'timeSpent'] as const;

/** The sent values of invalid dates and figures, such as "yesterday" or 101. Files show them (REPORT-24). */
export interface RawValues {
  unread?: Partial<Record<(typeof readable)[number], string>>;
}

/** Adds to each row what was sent and could not be read. The rows stand in the order of `sentRows`. */
export const withRawValues = <Row extends Partial<Record<(typeof readable)[number], unknown>>>(
  rows: Row[],
  sentRows: readonly unknown[],
): (Row & RawValues)[] =>
  rows.map((row, index) => {
    const fields = (sentRows[index] ?? {}) as Record<string, unknown>;
    const unread = readable.flatMap((name) => {
      const value = row[name] == null ? fields[name] : undefined;
      const isText = typeof value === 'string' && !isBlankText(value);
      return isText || typeof value === 'number' ? [[name, String(value)] as const] : [];
    });
    return unread.length > 0 ? { ...row, unread: Object.fromEntries(unread) } : row;
  });

/** The respondent: a name, or a user's names. */
export const respondentShape = {
  surveyorName: z.catch(z.nullish(z.string()), null),
  user: z.catch(
    z.nullish(
      z.object({
        firstName: z.catch(z.string(), ''),
        middleName: z.catch(z.nullish(z.string()), null),
        lastName: z.catch(z.string(), ''),
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
  timeSpent: metricSchema('seconds'),
  completionPercentage: metricSchema('percentage'),
  createdAt: timestampSchema,
});

export type Response = z.infer<typeof responseSchema> & RawValues;

/** The response of both lists of responses: a page of them. */
export const responsePageSchema = z.object({
  responses: z.array(responseSchema),
  totalPages: z.int().check(z.nonnegative()),
  totalResponses: z.int().check(z.nonnegative()),
});

export type ResponsePage = z.infer<typeof responsePageSchema> & { responses: Response[] };

/** Reads a page of responses, as a standard schema. */
export const readResponsePage = {
  '~standard': {
    version: 1 as const,
    vendor: 'canvass',
    validate: (answer: unknown): Read<ResponsePage> => {
      const result = responsePageSchema['~standard'].validate(answer) as Read<ResponsePage>;
      if ('issues' in result && result.issues) return result;
      const { value } = result as { value: ResponsePage };
      const { responses } = answer as { responses: unknown[] };
      return { value: { ...value, responses: withRawValues(value.responses, responses) } };
    },
  },
};

type Respondent = Pick<Response, 'surveyorName' | 'user'>;

/**
 * The respondent's name: `surveyorName` unless empty, otherwise the user's names (ENTITY-2),
 * otherwise null.
 */
export function knownName({ surveyorName, user }: Respondent): string | null {
  if (surveyorName && !isBlankText(surveyorName)) return shortened(surveyorName.trim());
  return (user && fullName(user)) || null;
}

/** The respondent's name as screens show it; "N/A" without one (RESPONSES-9). */
export const responseName = (response: Respondent): string => knownName(response) ?? 'N/A';
