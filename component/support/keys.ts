import { type Locator, userEvent } from 'vitest/browser';

/** Waits until the browser has painted. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Focuses an element like the Tab key. */
export async function focus(locator: Locator) {
  const element = (await locator.findElement()) as HTMLElement;
  // An element that just opened may take the focus once more.
  do {
    element.focus();
    await nextFrame();
    await nextFrame();
  } while (document.activeElement !== element && element.isConnected);
}

/** Presses keys together: "Alt+Shift+ArrowUp". With a locator, in its element. */
export async function press(combination: string, locator?: Locator) {
  if (locator) await focus(locator);
  const keys = combination.split('+');
  const last = keys.pop();
  const down = keys.map((key) => `{${key}>}`).join('');
  const up = keys.toReversed().map((key) => `{/${key}}`);
  await userEvent.keyboard(`${down}{${last}}${up.join('')}`);
}

/** Types a text letter by letter. With a locator, behind the text of its element. */
export async function type(text: string, locator?: Locator) {
  if (locator) {
    await focus(locator);
    const field = locator.element() as HTMLInputElement;
    field.setSelectionRange?.(field.value.length, field.value.length);
  }
  await userEvent.keyboard(text.replaceAll('{', '{{').replaceAll('[', '[['));
}

/** Sends a paste event to the focused field. The browser inserts nothing by itself. */
export function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
