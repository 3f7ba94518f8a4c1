import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** Where the tokens are defined. */
const TOKENS = 'src/ui/styles.css';

/** Declarations whose values are not tokens, each with its reason. */
const exceptions = [
  // A touch screen's and a phone's sizes of type (system.md: "16 and 36 more on touch and phones").
  'font-size: 1rem',
  'font-size: 2.25rem',
  // Paper.
  'font: 9pt sans-serif',
  // A shadow that marks a scrolled table.
  'background: linear-gradient(to left, rgb(22 33 31 / 20%), transparent)',
];

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;

/** Whether a declaration states a size of type, a radius or a colour by itself. */
function isOwnValue(property: string, value: string): boolean {
  if (property === 'font-size' || property === 'font') {
    return !/var\(--text-|inherit|^0$/.test(value);
  }
  if (/radius$/.test(property)) return !/^(?:(?:var\(--radius-[a-z]+\)|50%|0)\s*)+$/.test(value);
  return COLOUR.test(value);
}

function ownValues(path: string): string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(path, 'utf8')).walkDecls(({ prop, value, parent }) => {
    const isToken =
      path === TOKENS &&
      prop.startsWith('--') &&
      String((parent as { selector?: string }).selector).startsWith(':root');
    const isFontFace = (parent as { name?: string } | undefined)?.name === 'font-face';
    const declaration = `${prop}: ${value}`;
    if (isToken || isFontFace || exceptions.includes(declaration)) return;
    if (isOwnValue(prop, value)) found.push(`${path}: ${declaration}`);
  });
  return found;
}

test('sizes of type, radii and colours of every style sheet are tokens (LOOK-9)', () => {
  expect(globSync('src/**/*.css').flatMap(ownValues)).toEqual([]);
});

test('a size, radius or colour of its own is noticed (LOOK-9)', () => {
  expect(isOwnValue('font-size', '13px')).toBe(true);
  expect(isOwnValue('border-radius', '6px')).toBe(true);
  expect(isOwnValue('color', '#123456')).toBe(true);
  expect(isOwnValue('color', 'var(--ink)')).toBe(false);
  expect(isOwnValue('border-radius', 'var(--radius-large) var(--radius-large) 0 0')).toBe(false);
});
