import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApplication } from './createApplication.tsx';
import { rememberVisit } from './rememberVisit.ts';
import { followTheme } from './theme.ts';
import { fetchTypefaceLater } from './typeface.ts';

/** How long the first rendering waits for the first answer (ms): too short to notice. */
const SHORT_WAIT = 50;

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

/**
 * Starts the application in an element and replaces the static start page in it at once. The first
 * rendering includes the screen, and its data if they have arrived (LOAD-7).
 */
export async function start(element: HTMLElement): Promise<void> {
  const { store, application, opened } = createApplication((routes) =>
    createBrowserRouter(routes, { basename: import.meta.env.BASE_URL }),
  );
  followTheme();
  const { firstAnswer } = await opened;
  // One rendering with the data costs less than two, and nothing flashes.
  if (firstAnswer) await Promise.race([firstAnswer, wait(SHORT_WAIT)]);
  const goOnWithVisit = rememberVisit(element);
  flushSync(() => createRoot(element).render(<StrictMode>{application}</StrictMode>));
  document.getElementById('frame')?.remove();
  goOnWithVisit();
  fetchTypefaceLater(store);
}
