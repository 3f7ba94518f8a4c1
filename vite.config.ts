import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { blueprintCss } from './scripts/blueprintCss.ts';
import { notFoundPage } from './scripts/notFoundPage.ts';
import { parseEnvironment } from './scripts/parseEnvironment.ts';

export default defineConfig(({ mode }) => {
  parseEnvironment(loadEnv(mode, import.meta.dirname, 'VITE_'));
  const isDemo = mode === 'demo';
  return {
    plugins: [
      react(),
      blueprintCss(),
      ...(isDemo ? [msw({ mode: 'worker-only' }), notFoundPage()] : []),
    ],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      manifest: true,
      target: 'es2023',
      chunkSizeWarningLimit: 900,
    },
    server: { port: 3000 },
  };
});
