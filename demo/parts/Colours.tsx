import { Part } from './Part.tsx';

/** The names of the variables that the product's style sheet sets on the root, in its order. */
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

/** The colours that everything is painted in, by the names of their variables, as they are in this look. */
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
