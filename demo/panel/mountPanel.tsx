import { createRoot } from 'react-dom/client';
import type { Demo } from '../createDemo.ts';
import { DemoPanel } from './DemoPanel.tsx';
import pageStyles from './page.css?inline';
import panelStyles from './panel.css?inline';

/** No style element, because the content security policy forbids it. */
function createSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

/**
 * Keeps events of the panel from the product: its dialogs take the focus back and close, and its
 * shortcuts undo edits.
 */
function keepApart(host: HTMLElement) {
  // Keys in the panel must not reach the product.
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

/**
 * Mounts QA's panel in a shadow tree, so that styles do not leak either way. Returns a function that
 * removes it.
 */
export function mountPanel(demo: Demo): () => void {
  const host = Object.assign(document.createElement('div'), { id: 'demo-panel' });
  const root = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [createSheet(panelStyles)];
  shadow.append(root);
  const pageSheet = createSheet(pageStyles);
  document.adoptedStyleSheets.push(pageSheet);
  document.body.append(host);
  keepApart(host);
  const panel = createRoot(root);
  panel.render(<DemoPanel demo={demo} />);
  return () => {
    panel.unmount();
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (sheet) => sheet !== pageSheet,
    );
  };
}
