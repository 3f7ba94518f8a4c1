import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: 'scripts/repeatableChance.ts',
    include: ['src/{domain,api}/**/*.test.ts'],
    exclude: [
      'src/domain/analysis/responsesByDay.test.ts',
      '**/node_modules/**',
      'contracts/consumer/**',
      'contracts/provider/**',
    ],
    env: { TZ: 'UTC', VITE_API_URL: 'http://localhost/api/v1' },
  },
});
