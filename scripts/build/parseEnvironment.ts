import * as z from 'zod';

const environmentSchema = z.object({
  VITE_API_URL: z
    .string()
    .regex(/^(https?:\/\/|\/)/, 'must begin with http://, https:// or /')
    .optional(),
  VITE_MAP_TILES_URL: z
    .string()
    .refine(
      (url) => ['{x}', '{y}', '{z}'].every((part) => url.includes(part)),
      'must contain {x}, {y} and {z}',
    )
    .optional(),
  VITE_MAP_TILES_KEY: z.string().optional(),
  VITE_MAP_ATTRIBUTION: z.string().optional(),
});

/**
 * Checks the build's environment variables. Throws with the name of an invalid one. Runs when the
 * build or dev server starts, because Vite writes the values into the code.
 */
export function parseEnvironment(variables: Record<string, unknown>) {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The environment is not complete: ${problems.join('; ')}`);
}
