import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,mocks,fixtures,contracts,scripts}/**/*.test.ts'],
          exclude: ['contracts/consumer/**', 'contracts/provider/**'],
          env: { TZ: 'UTC' },
        },
      },
      {
        test: {
          name: 'consumer',
          include: ['contracts/consumer/**/*.test.ts'],
          globalSetup: 'contracts/emptyPacts.ts',
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});
