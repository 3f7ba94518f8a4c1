import purgedCss from 'virtual:purged-styles';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../support/renderScreen.tsx';

type Settings = Parameters<typeof renderScreen>[1];

const click = (role: 'button' | 'menuitem', name: string | RegExp) => () =>
  page.getByRole(role, { name }).first().click();

/** Screens that together show nearly every Blueprint component of the product. */
const screens: [name: string, path: string, settings: Settings, ...steps: (() => unknown)[]][] = [
  [
    'a dialog',
    '/dashboard',
    { as: 'owner' },
    click('button', /^Actions for/),
    click('menuitem', /^(Close|Open)$/),
  ],
  ['the builder', '/surveys/edit/1', { as: 'owner' }],
  ['a report', '/analyze-surveys/1', { as: 'owner' }],
];

/** Without a state, and in each state of the pointer and the focus. */
const states = [[], ['hover'], ['active', 'focus', 'focus-visible', 'focus-within']];

/** Blueprint's focus ring of every element, which is not shipped: `ui/styles.css` has its own. */
const FOCUS_RULE = /(?<=[}\n]):focus\s*\{[^}]*\}/g;

/** The sheet with a class in place of each state, which a test can set. */
const addStateClasses = (css: string) =>
  states
    .flat()
    .reduce(
      (result, name) => result.replaceAll(new RegExp(`:${name}(?![\\w-])`, 'g'), `.is-${name}`),
      css,
    );

const wholeSheet = () => {
  const sheet = [...document.querySelectorAll('style')].find((style) =>
    style.dataset.viteDevId?.endsWith('@blueprintjs/core/lib/css/blueprint.css'),
  );
  if (!sheet) throw new Error('Blueprint’s style sheet is not in the page');
  return sheet;
};

/** Adds a sheet behind another one, where the application's own rules still follow. */
function addSheet(previous: HTMLStyleElement, css: string) {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  previous.after(sheet);
  return sheet;
}

/** The properties that a sheet sets, and the variables that it defines. */
const propertiesIn = (css: string) => [
  ...new Set([...css.matchAll(/[{;]\s*([a-z][a-z-]+):/g)].map(([, name = '']) => name)),
];

const PSEUDO_ELEMENTS = [undefined, '::before', '::after'];

/** The computed styles of an element and its pseudo-elements. */
const readStyles = (element: Element, properties: readonly string[]) =>
  PSEUDO_ELEMENTS.flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    // Without content it is not rendered.
    if (pseudo && style.content === 'none') return [`${pseudo} none`];
    return properties.map((name) => `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
  });

const describeElement = (element: Element | null | undefined) =>
  element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : '';

/** One element for each combination of tag and classes with those of its parents. */
function distinctElements() {
  const byKind = new Map<string, Element>();
  for (const element of document.querySelectorAll('body *')) {
    const parent = element.parentElement;
    const kind = [element, parent, parent?.parentElement].map(describeElement).join(' ');
    if (kind.includes('bp6-')) byKind.set(kind, element);
  }
  return [...byKind.values()];
}

for (const [name, path, settings, ...steps] of screens) {
  test(`${name} has the same styles with the purged style sheet as with Blueprint’s complete one (LOOK-8)`, async () => {
    await renderScreen(path, settings);
    for (const step of steps) await step();
    await expect.poll(() => distinctElements().length).toBeGreaterThan(10);
    // Wait until opening animations have ended.
    await expect
      .element(page.getByCss('[class*="appear-active"], [class*="enter-active"]'))
      .toHaveLength(0);
    const original = wholeSheet();
    const css = original.textContent ?? '';
    const properties = propertiesIn(css);
    const purged = addSheet(original, addStateClasses(purgedCss.replace(FOCUS_RULE, '')));
    const whole = addSheet(original, addStateClasses(css.replace(FOCUS_RULE, '')));
    const noMotionSheet = addSheet(
      original,
      '*, *::before, *::after { transition: none !important; animation-play-state: paused !important; }',
    );
    original.disabled = true;
    const elements = distinctElements();
    const differences: string[] = [];
    for (const state of states) {
      const classes = state.map((part) => `is-${part}`);
      for (const element of elements) element.classList.add(...classes);
      const [expected, actual] = [whole, purged].map((sheet) => {
        whole.disabled = sheet !== whole;
        purged.disabled = sheet !== purged;
        return elements.map((element) => readStyles(element, properties));
      });
      for (const [index, element] of elements.entries()) {
        const mismatchIndex = actual?.[index]?.findIndex(
          (text, place) => text !== expected?.[index]?.[place],
        );
        if (mismatchIndex === undefined || mismatchIndex < 0) continue;
        const change = `${expected?.[index]?.[mismatchIndex]} became ${actual?.[index]?.[mismatchIndex]}`;
        differences.push(`${describeElement(element)}: ${change}`);
      }
      for (const element of elements) element.classList.remove(...classes);
    }
    for (const sheet of [purged, whole, noMotionSheet]) sheet.remove();
    original.disabled = false;
    expect(differences).toEqual([]);
  });
}
