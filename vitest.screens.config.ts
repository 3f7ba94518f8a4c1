import { defineConfig } from 'vitest/config';
import { component } from './vitest.config.ts';

/**
 * The component tests for `npm run mutation -- screens`. Most mutants fail a test by a condition
 * that never becomes true, so the waits are shorter than usual.
 */
export default defineConfig({
  ...component,
  test: {
    ...component.test,
    include: [`component/${process.env.COMPONENT_FOLDERS ?? '*'}/*.test.ts?(x)`],
    testTimeout: 30_000,
    expect: { poll: { timeout: 5_000 } },
  },
});
