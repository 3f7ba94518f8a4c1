import type { Action, Point, Target } from './Step.ts';

/** Plain data as code. Some tools end a line at U+2028 and U+2029, also in a string. */
export const code = (value: unknown): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A text as a string in a test. */
export const literal = (text: string) =>
  `'${code(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

function locator(page: string, { by, what, name, place }: Target): string {
  const nth = place === null ? '' : `.nth(${place})`;
  const found = {
    role: `getByRole(${literal(what)}, { name: ${literal(name)}, exact: true })`,
    label: `getByLabel(${literal(name)}, { exact: true })`,
    css: `locator(${literal(what)}${name ? `, { hasText: ${literal(name)} }` : ''})`,
  };
  return `${page}.${found[by]}${nth}`;
}

/** The name of a chosen file beside the test, in letters that every archive supports. */
export const fileName = (number: number, place: number) => `file-${number}-${place + 1}`;

const point = ({ x, y }: Point) => `{ x: ${x}, y: ${y} }`;

/**
 * A step as lines of a Playwright test. `page` is the tab's variable; the step's `number` begins
 * file names.
 */
export function stepCode(step: Action, page: string, number: number): string[] {
  const at = (target: Target) => locator(page, target);
  switch (step.kind) {
    case 'click': {
      const { modifiers } = step;
      const options = modifiers.length > 0 ? `{ modifiers: [${modifiers.map(literal)}] }` : '';
      return [`await ${at(step.target)}.click(${options});`];
    }
    case 'clickAt':
      return step.target
        ? [`await ${at(step.target)}.click({ position: ${point(step.at)} });`]
        : [`await ${page}.mouse.click(${step.at.x}, ${step.at.y});`];
    case 'drag':
      return [
        `await drag(${at(step.target)}, ${point(step.from)}, ${point(step.by)});`,
        ...(step.moved
          ? [
              `await expect.poll(() => orderAround(${at(step.target)})).toEqual([${step.moved.order.map(literal).join(', ')}]);`,
            ]
          : []),
      ];
    case 'fill':
      return [`await ${at(step.target)}.fill(${literal(step.text)});`];
    case 'check':
      return [`await ${at(step.target)}.setChecked(${step.isChecked});`];
    case 'choose':
      return [`await ${at(step.target)}.selectOption({ label: ${literal(step.text)} });`];
    case 'files': {
      const files = step.files.map(
        (file, place) =>
          `{ name: ${literal(file.name)}, mimeType: ${literal(file.type)}, buffer: readFileSync(beside(${literal(fileName(number, place))})) }`,
      );
      return [`await ${at(step.target)}.setInputFiles([${files.join(', ')}]);`];
    }
    case 'press':
      return [
        step.target
          ? `await ${at(step.target)}.press(${literal(step.key)});`
          : `await ${page}.keyboard.press(${literal(step.key)});`,
      ];
    case 'paste':
      return [
        `await ${page}.evaluate((text) => navigator.clipboard.writeText(text), ${literal(step.text)});`,
        `await ${at(step.target)}.press('ControlOrMeta+v');`,
      ];
    case 'open':
      return [`await ${page}.goto(${literal(step.address)});`];
    case 'reload':
      return [`await ${page}.reload();`];
    case 'go':
      return Array.from(
        { length: Math.abs(step.by) },
        () => `await ${page}.${step.by < 0 ? 'goBack' : 'goForward'}();`,
      );
    case 'message':
      return [
        `await expect(${page}.locator('.toast-text > *')).toHaveText([${step.texts.map(literal).join(', ')}]);`,
      ];
  }
}
