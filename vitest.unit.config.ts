import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config.ts';

/** The unit tests of the code that `npm run mutation` changes. */
export default defineConfig({
  test: {
    ...unit,
    include: ['src/{domain,api,storage,features,ui}/**/*.test.ts'],
    // Skipped there: it tries each time zone for seconds, and its code is not mutated.
    exclude: ['src/domain/analysis/responsesByDay.test.ts'],
  },
});
