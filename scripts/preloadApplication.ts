import type { HtmlTagDescriptor, Plugin } from 'vite';

const APPLICATION = /\/src\/app\/start\.tsx$/;
/** The first view in index.html, before any script: its styles are named there, so that nothing moves when they arrive. */
const START_PAGE = /\/src\/(app\/start|features\/landing\/Landing)\.tsx$/;

/** Lets index.html name the files that every screen needs, so that they do not wait for the entry to ask for them. */
export function preloadApplication(): Plugin {
  let base = '/';
  return {
    name: 'preload-application',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, path }) => {
        if (path !== '/index.html') return [];
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const files = new Set<string>();
        const add = (file: string) => {
          if (files.has(file)) return;
          files.add(file);
          for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
            add(name);
        };
        for (const { fileName, facadeModuleId } of chunks) {
          if (facadeModuleId && APPLICATION.test(facadeModuleId)) add(fileName);
        }
        const styles = new Set<string>();
        for (const { facadeModuleId, viteMetadata } of chunks) {
          if (!facadeModuleId || !START_PAGE.test(facadeModuleId)) continue;
          for (const file of viteMetadata?.importedCss ?? []) styles.add(file);
        }
        const links = [
          ...[...files].map((file) => ({ rel: 'modulepreload', crossorigin: true, href: file })),
          ...[...styles].map((file) => ({ rel: 'stylesheet', crossorigin: true, href: file })),
        ];
        return links.map(
          ({ href, ...attributes }): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { ...attributes, href: base + href },
            injectTo: 'head',
          }),
        );
      },
    },
  };
}
