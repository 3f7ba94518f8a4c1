import { createRoot } from 'react-dom/client';
import type { Demo } from '../createDemo.ts';
import { DemoPanel } from './DemoPanel.tsx';
import pageStyles from './page.css?inline';
import panelStyles from './panel.css?inline';

/** No style element: the content security policy lets none in. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Keeps the product from noticing what is done in the panel: its dialogs would take the focus back and
 * close, its shortcuts would undo what is typed elsewhere.
 */
function keepApart(host: HTMLElement) {
  // Keys pressed in the panel must not reach the product.
  for (const type of ['keydown', 'paste']) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
  for (const type of ['focus', 'focusin', 'mousedown']) {
    window.addEventListener(
      type,
      (event) => {
        if (event.target === host) event.stopPropagation();
      },
      true,
    );
  }
}

/** Puts QA's panel beside the product: in a shadow tree, so that neither's styles reach the other. */
export function mountPanel(demo: Demo): void {
  const host = Object.assign(document.createElement('div'), { id: 'demo-panel' });
  const root = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(panelStyles)];
  shadow.append(root);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(pageStyles)];
  document.body.append(host);
  keepApart(host);
  createRoot(root).render(<DemoPanel demo={demo} />);
}
