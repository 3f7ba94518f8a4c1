import { createRoot } from 'react-dom/client';
import type { Demo } from '../demo.ts';
import { DemoPanel } from './DemoPanel.tsx';
import pageStyles from './page.css?inline';
import panelStyles from './panel.css?inline';

const styleOf = (text: string) =>
  Object.assign(document.createElement('style'), { textContent: text });

/**
 * Keeps the product from noticing what is done in the panel: its dialogs would take the focus back and
 * close, its shortcuts would undo what is typed elsewhere.
 */
function keepApart(host: HTMLElement) {
  // Keys are the panel's first: they end where it ends.
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
  host.attachShadow({ mode: 'open' }).append(styleOf(panelStyles), root);
  document.head.append(styleOf(pageStyles));
  document.body.append(host);
  keepApart(host);
  createRoot(root).render(<DemoPanel demo={demo} />);
}
