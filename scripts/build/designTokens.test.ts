import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const declarations = globSync('src/**/*.css').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\s+([a-z-]+): ([^;]+);/gm)].map(([, name, value]) => ({
    file,
    name: name as string,
    value: value as string,
  })),
);

const offenders = (names: RegExp, literal: RegExp) =>
  declarations
    .filter(({ name, value }) => names.test(name) && literal.test(value))
    .map(({ file, name, value }) => `${name}: ${value} in ${file}`);

test('the style sheets that are checked have more than 500 declarations', () => {
  expect(declarations.length).toBeGreaterThan(500);
});

// One or two pixels are an optical correction, not a space.
test('spaces come from the tokens', () => {
  expect(offenders(/^(margin|padding|gap|row-gap|column-gap)/, /\b([3-9]|\d{2,})px/)).toEqual([]);
});

test('radii come from the tokens', () => {
  expect(offenders(/^border(-[a-z]+)*-radius$/, /\dpx/)).toEqual([]);
});

test('sizes of text come from the tokens', () => {
  expect(offenders(/^font-size$/, /^[\d.]+rem/)).toEqual([]);
});

test('colours come from the tokens', () => {
  expect(offenders(/^(?!--)/, /#[0-9a-f]{3,8}\b/i)).toEqual([]);
});

// One such rule makes the browser inspect whole branches at each change: 0.6 ms per key in the
// builder.
test('no style uses :has()', () => {
  const files = globSync('src/**/*.css').filter((file) =>
    /:has\(/.test(readFileSync(file, 'utf8')),
  );
  expect(files).toEqual([]);
});
