function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

/**
 * Shows why the application cannot start, and a way on. It uses none of the application's code,
 * which may be the missing part.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  const main = element('main', '');
  main.className = 'centered start-failure';
  const link = element('a', 'Open Canvass from the start');
  link.setAttribute('href', import.meta.env.BASE_URL);
  const message = error instanceof Error ? error.message : String(error);
  main.append(element('h1', 'Canvass could not start'), element('p', message), link);
  root.replaceChildren(main);
}
