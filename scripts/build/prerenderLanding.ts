import { createServer, type Plugin } from 'vite';

/** The page that visitors meet first is there before any script has run: index.html holds it ready. */
export function prerenderLanding(): Plugin {
  let base = '/';
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: async (html) => {
      const server = await createServer({
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, hmr: false, ws: false },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        const { landingMarkup } = await server.ssrLoadModule('/scripts/build/landingMarkup.tsx');
        const markup: string = await landingMarkup(base);
        return html.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      } finally {
        await server.close();
      }
    },
  };
}
