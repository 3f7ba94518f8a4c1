import type { Plugin } from 'vite';

/** The application gives Blueprint its icons as elements. */
const withoutNames = `
export const Icons = {
  getPaths: () => undefined,
  load: async (name) => {
    throw new Error('The icon "' + name + '" is asked for by its name: give the element.');
  },
};`;

/** Leaves out what Blueprint needs for icons that are asked for by name: 600 of them, and what finds each. */
export function iconElementsOnly(): Plugin {
  return {
    name: 'icon-elements-only',
    enforce: 'pre',
    load: (id) => (/@blueprintjs\/icons\/lib\/esm\/iconLoader\.js$/.test(id) ? withoutNames : null),
  };
}
