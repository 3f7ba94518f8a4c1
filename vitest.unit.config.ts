import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config.ts';

/** The unit tests of the code that `npm run mutation` changes. */
export default defineConfig({
  test: {
    ...unit,
    include: ['src/{domain,api}/**/*.test.ts'],
    // It tries each time zone, for seconds; the code that it is for is not changed.
    exclude: ['src/domain/analysis/responsesByDay.test.ts'],
  },
});
