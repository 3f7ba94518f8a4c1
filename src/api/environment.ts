import * as z from 'zod';

const environmentSchema = z.object({
  VITE_API_URL: z
    .string()
    .regex(/^(https?:\/\/|\/)/, 'must begin with http://, https:// or /')
    .default('/api/v1'),
  VITE_MAP_TILES_URL: z
    .string()
    .refine(
      (url) => ['{x}', '{y}', '{z}'].every((part) => url.includes(part)),
      'must contain {x}, {y} and {z}',
    )
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  VITE_MAP_TILES_KEY: z.string().optional(),
});

/** The environment variables that the build was made with. What is wrong is named at start. */
export function parseEnvironment(variables: Record<string, unknown>) {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new Error(`The environment is not complete: ${problems.join('; ')}`);
}

export const environment = parseEnvironment(import.meta.env ?? {});
