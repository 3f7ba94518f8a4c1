import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { blueprintCss } from './blueprintCss.ts';
import { elements } from './blueprintElements.ts';

const file = createRequire(import.meta.url).resolve('@blueprintjs/core/lib/css/blueprint.css');
const { transform } = blueprintCss();
const reduce = transform as (css: string, id: string) => { code: string };
const rulesOf = (css: string) => reduce(css, file).code.match(/[^{}]+(?=\{)/g) ?? [];

test('rules of elements that the application has are kept', () => {
  const kept =
    '.bp6-dark .bp6-button.bp6-minimal:hover, .bp6-popover.bp6-dark, .bp6-html-select select:disabled';
  expect(rulesOf(`${kept}{color:red}`)).toEqual([kept]);
});

test('rules of other elements, tags and combinations are dropped', () => {
  const others = [
    '.bp6-breadcrumb',
    '.bp6-button.bp6-intent-success',
    '.bp6-button.bp6-minimal.bp6-intent-primary',
    '.bp6-html-select.bp6-minimal select',
    '.bp6-html-select select.bp6-active',
    'table',
    '.bp6-input[readonly]',
    ':focus',
  ];
  expect(rulesOf(`.bp6-card, ${others.join(', ')}{color:red}`)).toEqual(['.bp6-card']);
});

test('animations and custom properties without a use are dropped, one after another', () => {
  const sheet = `:root{--bp-a:var(--bp-b);--bp-b:red;--bp-c:blue}
    .bp6-card{color:var(--bp-c);animation:shown 1s}
    @keyframes shown{from{opacity:0}} @keyframes left{from{opacity:0}}`;
  const { code } = reduce(sheet, file);
  expect(code.match(/--bp-\w:/g)).toEqual(['--bp-c:']);
  expect(code.match(/@keyframes \w+/g)).toEqual(['@keyframes shown']);
});

test('Blueprint’s style sheet has each class of the application', () => {
  const whole = readFileSync(file, 'utf8');
  const classes = elements.flatMap((element) => [...element]).filter((name) => !/^</.test(name));
  expect(classes.filter((name) => !whole.includes(`.bp6-${name}`))).toEqual([]);
});
