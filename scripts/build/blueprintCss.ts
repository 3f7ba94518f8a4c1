import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** The Blueprint components whose styles ship; the whole sheet is four times as large. */
const components = [
  'button',
  'callout',
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
  'label',
  'menu',
  'non-ideal-state',
  'overlay',
  'popover',
  'portal',
  'progress',
  'radio',
  'skeleton',
  'spinner',
  'tab',
  'tabs',
  'tag',
  'text',
];

/** Parts of these components that the application does not use. */
const unused = [
  'button-group',
  'callout-has',
  'card-list',
  'control-(card|group)',
  'dialog-step',
  'form-group-inline',
  'icon-(?!size)',
  'input-(ghost|left-container)',
  'menu-header',
  'tag-(input|remove)',
  'text-overflow',
];

const modifiers = [
  'active',
  'align-left',
  'align-right',
  'dark',
  'disabled',
  'fill',
  'intent-danger',
  'intent-primary',
  'large',
  'minimal',
  'outlined',
  'round',
  'size-large',
  'size-small',
  'small',
  'position-right',
  'position-left',
  'transition-container',
];

const tags =
  'html body a button div h1 h2 h3 h4 h5 h6 input label legend li option p select span svg textarea ul ol';

/**
 * Reduces Blueprint's style sheet to the listed components. With the whole sheet a slow phone shows
 * the start page 66 % later, and a report 25 %.
 */
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
            new RegExp(`^bp6-(?!${unused.join('|')})(${components.join('|')})($|-)`),
            new RegExp(`^bp6-(${modifiers.join('|')})$`),
          ],
        },
      });
      return { code: purged?.css ?? css, map: null };
    },
  };
}
