import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** The Blueprint components whose styles the application ships; the whole sheet is four times as large. */
const components = [
  'button',
  'card',
  'checkbox',
  'control',
  'dialog',
  'drawer',
  'fill',
  'form',
  'heading',
  'html-select',
  'icon',
  'input',
  'menu',
  'navbar',
  'non-ideal-state',
  'overlay',
  'popover',
  'portal',
  'progress-bar',
  'spinner',
  'tab',
  'tabs',
  'tag',
  'text',
  'tooltip',
];

const modifiers = [
  'active',
  'align-left',
  'align-right',
  'dark',
  'disabled',
  'fill',
  'inline',
  'interactive',
  'intent-danger',
  'intent-primary',
  'intent-success',
  'large',
  'minimal',
  'outlined',
  'padded',
  'round',
  'size-large',
  'size-small',
  'small',
  'position-right',
  'position-left',
  'vertical',
  'transition-container',
];

const tags =
  'html body a button div h1 h2 h3 h4 h5 h6 input label legend li option p select span svg textarea ul ol';

/** Keeps of Blueprint's style sheet what the listed components need. */
export function blueprintCss(): Plugin {
  return {
    name: 'blueprint-css',
    enforce: 'pre',
    async transform(css, id) {
      if (!id.includes('@blueprintjs/core/lib/css/blueprint.css')) return undefined;
      const [purged] = await new PurgeCSS().purge({
        content: [{ raw: tags, extension: 'html' }],
        css: [{ raw: css }],
        variables: false,
        safelist: {
          standard: [
            new RegExp(`^bp6-(${components.join('|')})($|-)`),
            new RegExp(`^bp6-(${modifiers.join('|')})$`),
          ],
        },
        blocklist: [
          /^bp6-(intent-warning|skeleton|input-ghost|switch|radio|file-input|file-upload|slider|numeric-input|tag-input|segmented|entity|compound-tag|icon-(?!size))/,
          /^bp6-(editable-text|html-table|tree|toast|hotkey|breadcrumb|panel-stack|section|link)/,
        ],
      });
      return { code: purged?.css ?? css, map: null };
    },
  };
}
