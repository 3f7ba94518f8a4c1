import * as z from 'zod';
import { people } from '#fixtures/people.ts';
import { worlds } from '#fixtures/worlds.ts';
import { faultableCalls } from './faultableCalls.ts';

const listNames = <Name extends string>(record: Record<Name, unknown>) =>
  z.enum(Object.keys(record) as [Name, ...Name[]]);

const STATUS_RULE = 'a whole number from 200 to 599';
const statusSchema = z.int(STATUS_RULE).min(200, STATUS_RULE).max(599, STATUS_RULE);

/** "GET /survey/:id" for "GET /survey/{id}", as docs/api.md writes it. */
const withColons = (call: string) => call.replaceAll(/\{(\w+)\}/g, ':$1');

/** A call that can fail. */
export const callSchema = z.preprocess(
  (call) => (typeof call === 'string' ? withColons(call) : call),
  z.enum(faultableCalls),
);

/**
 * A call's answer instead of its rule's: a status with a message, a given body, nothing, garbage, a
 * held answer; or its own without some fields.
 */
export const faultSchema = z.strictObject({
  call: callSchema,
  /** Which answers it replaces, counted from when it was set. */
  on: z.union([z.literal('next'), z.literal('every'), z.int().positive()]).default('next'),
  answer: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('status'),
      status: statusSchema,
      message: z.string().default(''),
    }),
    z.strictObject({ kind: z.literal('json'), body: z.unknown() }),
    z.strictObject({
      kind: z.literal('text'),
      status: statusSchema.default(200),
      text: z.string(),
      type: z
        .string()
        .regex(/^[\t\x20-\x7e]+$/, 'a value that a header can have')
        .default('application/json'),
    }),
    z.strictObject({ kind: z.literal('network') }),
    z.strictObject({ kind: z.literal('malformed') }),
    z.strictObject({ kind: z.literal('held') }),
    z.strictObject({
      kind: z.literal('without'),
      /** The paths of the fields, as in docs/contracts.md: "responses[].answers". */
      fields: z.array(z.string().min(1)).min(1, 'at least one field'),
    }),
  ]),
});

export type Fault = z.infer<typeof faultSchema>;

const ANY_ORIGIN = 'http://canvass.invalid';

/**
 * Whether a URL stays within the application, read like a browser, which drops tabs and line
 * breaks.
 */
const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && URL.parse(path, ANY_ORIGIN)?.origin === ANY_ORIGIN;

/** How long an answer takes, in milliseconds: always the same, to be repeatable. */
export const latencies = { none: 0, realistic: 300, slow: 3000 };

export type Latency = keyof typeof latencies;

/** How calls answer and how time passes. These settings stay when another data set is loaded. */
export const controlSettingsSchema = z.strictObject({
  faults: z.array(faultSchema).default([]),
  /** For one call, or for `all` other calls: by name, or in milliseconds. */
  latency: z
    .partialRecord(
      z.enum(['all', ...faultableCalls]),
      z.union([listNames(latencies), z.int().min(0).max(60_000)]),
    )
    .default({}),
  /** How far latencies deviate, in percent. Seeded, so the deviations are the same each time. */
  jitter: z.int().min(0).max(100).default(0),
  /** Offline: the browser says so, and no call is answered. Slow: 50 kB a second both ways. */
  network: z.enum(['online', 'slow', 'offline']).default('online'),
  /** The clock of page and backend: its start, as an ISO date, and whether it runs. */
  clock: z
    .strictObject({ at: z.iso.datetime({ offset: true }), runs: z.boolean().default(true) })
    .nullable()
    .default(null),
  /** Slow: four times the delays of the specification (LOGIN-5). */
  redirects: z.enum(['normal', 'slow']).default('normal'),
  /** Negative: a chosen file reports a negative size, which no real file has. */
  fileSizes: z.enum(['real', 'negative']).default('real'),
});

export type ControlSettings = z.infer<typeof controlSettingsSchema>;

/**
 * All settings of a tester, in `?demo=…`, in the body of PUT /demo/settings, and in `open` of a
 * browser test.
 */
export const settingsSchema = z.strictObject({
  /** The state's name: the page's title shows it while the state is current. */
  name: z.string().max(100).optional(),
  /** The first page; by default the URL's own. */
  path: z
    .string()
    .refine(isOwnPath, 'A path of the application, which begins with one slash')
    .optional(),
  /** The data set. */
  world: listNames(worlds).default('standard'),
  /** The day before which its dates end; by default March 2, 2026. */
  day: z.iso.date().nullable().default(null),
  signedInAs: listNames(people).optional(),
  /** The server does not know the token of `signedInAs`. */
  sessionExpired: z.boolean().default(false),
  ...controlSettingsSchema.shape,
});

export type Settings = z.infer<typeof settingsSchema>;

/** Settings in their shortest form: defaults are left out. */
export type SettingsInput = z.input<typeof settingsSchema>;

/** Parses an input. Throws an error that names every invalid field. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const problems = error.issues.map(
    ({ path, message }) => `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`,
  );
  throw new Error(problems.join('; '));
}

/** Parses settings. Throws an error that names every invalid setting. */
export const parseSettings = (input: unknown): Settings => parseInput(settingsSchema, input);
