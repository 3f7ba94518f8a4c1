import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { blueprintCss } from './scripts/build/blueprintCss.ts';
import { blueprintImports } from './scripts/build/blueprintImports.ts';
import { buildName } from './scripts/build/buildName.ts';
import { buildReport } from './scripts/build/buildReport.ts';
import { chunkFileNames, chunks, readImportGraph } from './scripts/build/chunks.ts';
import { iconElementsOnly } from './scripts/build/iconElementsOnly.ts';
import { notFoundPage } from './scripts/build/notFoundPage.ts';
import { parseEnvironment } from './scripts/build/parseEnvironment.ts';
import { preloadApplication } from './scripts/build/preloadApplication.ts';
import { prerender } from './scripts/build/prerender.ts';

export default defineConfig(({ mode }) => {
  parseEnvironment(loadEnv(mode, import.meta.dirname, 'VITE_'));
  // index.html and the demo's panel show it.
  process.env.VITE_VERSION = buildName();
  const isDemo = mode === 'demo';
  return {
    plugins: [
      react(),
      readImportGraph(),
      blueprintCss(),
      blueprintImports(),
      iconElementsOnly(),
      preloadApplication(),
      ...(isDemo
        ? [msw({ mode: 'worker-only' }), notFoundPage()]
        : [prerender(), compression({ logLevel: 'silent', exclude: /licenses/ }), buildReport()]),
    ],
    build: {
      outDir: isDemo ? 'dist-demo' : 'dist',
      license: { fileName: 'licenses.md' },
      target: 'es2023',
      // All supported browsers preload modules by themselves.
      modulePreload: { polyfill: false },
      // One file of 19 kB for all screens costs less than requesting eight.
      cssCodeSplit: false,
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        output: { codeSplitting: chunks, chunkFileNames },
      },
    },
    resolve: {
      alias: [
        // The package's entry points load its development build, which is larger.
        ...['index', 'dom-export'].map((file) => ({
          find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
          replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/${file}.mjs`,
        })),
        { find: /^fflate$/, replacement: `${import.meta.dirname}/scripts/build/zipInPage.ts` },
      ],
    },
    server: { port: 3000 },
  };
});
