import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const pages = [
  'bare',
  'stack',
  'chartjs',
  'surveyjs',
  'bareBuilder',
  'creator',
  'bareMap',
  'leaflet',
];

/** The pages that Canvass is compared with, built and compressed alike. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compression({ logLevel: 'silent' })],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: '../../dist-bench',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 9000,
    rolldownOptions: { input: pages.map((page) => `${import.meta.dirname}/${page}.html`) },
  },
});
