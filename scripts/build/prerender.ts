import { createServer, type Plugin } from 'vite';

/**
 * Puts the first paint into index.html, so that it needs no script: a frame for every screen, and
 * the whole start page. Without it a slow phone shows the start page 85 % later. The demo has no
 * start page, because its worker comes first.
 */
export function prerender({ landing }: { landing: boolean }): Plugin {
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
          const page: string = landing ? await markup.landing(base) : '';
          const frame: string = await markup.frame();
          return html
            .replace('<div id="root"></div>', () => `<div id="root">${page}</div>${frame}`)
            .replace(
              /<script (?=src="[^"]*beforePaint\.js")/,
              (tag) => `${tag}data-admin="${markup.adminAddresses().join(' ')}" `,
            );
        } finally {
          await server.close();
        }
      },
    },
  };
}
