import { Part } from './Part.tsx';

/** The variables on the root of the product's style sheet, in order. */
function variables(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ':root'
      ? [...rule.style].filter((name) => name.startsWith('--') && !name.startsWith('--bp'))
      : [],
  );
  return [...new Set(names)];
}

const isColour = (name: string) =>
  CSS.supports('color', getComputedStyle(document.documentElement).getPropertyValue(name).trim());

/** The product's colours in the current theme, by variable. */
export function Colours() {
  return (
    <Part name="Colours">
      <ul className="swatches">
        {variables()
          .filter(isColour)
          .map((name) => (
            <li key={name}>
              <span className="swatch" style={{ background: `var(${name})` }} />
              <code>{name}</code>
            </li>
          ))}
      </ul>
    </Part>
  );
}
