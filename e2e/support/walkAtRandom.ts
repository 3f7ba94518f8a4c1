import type { ElementHandle, Page } from '@playwright/test';
import { type Random, seededRandom } from '#fixtures/random.ts';

interface Walk {
  seed: number;
  steps: number;
}

/** The controls of the product, without QA's button and panel. */
const CONTROLS = [
  'button:not([disabled])',
  'a[href]',
  'input:not([type="file"]):not([disabled])',
  'textarea',
  'select',
  'summary',
  '[role="tab"]',
  '[role="menuitem"]',
  'th button',
].join(',');

const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'Space',
  'Control+z',
  'Control+y',
  'Home',
];
/** A valid date: the browser logs a warning for other text. */
const DATES = ['', '2026-02-14', '2027-12-31'];
const SAMPLE_WORDS = [
  'a',
  'Market',
  '  ',
  '漢字',
  '=1+1',
  '07700900123',
  'ada@example.com',
  '2026-02-10',
  '<b>',
  'x'.repeat(60),
];

/** Refusals by rule: a wrong password, a taken address, a used link. */
const ALLOWED = new Set([401, 409, 410]);
const isPublic = (url: string) => /\/auth\/|\/email\//.test(url);

/** Whether the page has content and is not loading. */
const isFinished = () => {
  if (location.href === 'about:blank') return true;
  const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
  const text = document.querySelector('main')?.textContent?.trim() ?? '';
  return (
    text !== '' &&
    !isBusy &&
    !/^(Loading|Saving|Sending|Publishing|Updating|Creating)\.\.\.$/m.test(text)
  );
};

/** A visible control, selected by a number from 0 to 1; null if there is none. */
async function someControl(page: Page, chance: number): Promise<ElementHandle<HTMLElement> | null> {
  const selectedElement = await page.evaluateHandle(
    ([selector, part]) => {
      const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) => {
        const isOurs =
          !(control instanceof HTMLAnchorElement) || control.origin === location.origin;
        return isOurs && control.checkVisibility() && !control.closest('[inert]');
      });
      return controls[Math.floor(part * controls.length)] ?? null;
    },
    [CONTROLS, chance] as const,
  );
  return selectedElement.asElement() as ElementHandle<HTMLElement> | null;
}

const ACTION_OPTIONS = { timeout: 500, noWaitAfter: true };

/** Files that a picture field refuses, by their type and by their content. */
const REFUSED_PICTURES = [
  { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
];

/** What a press on a submit button leads to, if it does not send: a message, a question, or a lock. */
const EFFECTS =
  '[aria-invalid="true"], [role="dialog"], .toast-area [role="alert"], button[type="submit"][aria-disabled="true"]';

/** Whether a press reaches the element: no menu, dialog, sheet or toast lies over it. */
const receivesPress = (element: Element) => {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/**
 * Chooses a picture that is refused, and submits its form. Returns false if the press has no effect.
 */
async function submitAfterRefusedPicture(page: Page, random: Random): Promise<boolean> {
  await page
    .locator('input[type="file"][accept="image/*"]')
    .setInputFiles(random.pick(REFUSED_PICTURES), ACTION_OPTIONS);
  const refusal = page.locator('.toast-area [role="alert"]');
  await refusal.waitFor({ timeout: 20_000 });
  const submit = page.locator('form:has(input[type="file"]) button[type="submit"]');
  // A form that was just saved is locked until something changes.
  if ((await submit.getAttribute('aria-disabled')) === 'true') return true;
  if (!(await submit.evaluate(receivesPress))) return true;
  const options = { timeout: 5000 };
  const sending = page.waitForRequest((request) => request.url().includes('/api/'), options);
  const effect = Promise.any([sending, page.locator(EFFECTS).first().waitFor(options)]).then(
    () => true,
    () => false,
  );
  await submit.click(options);
  return effect;
}

async function act(page: Page, random: Random, note: (problem: string) => void): Promise<string> {
  const kind = random.next();
  if (kind < 0.06) {
    await page.goBack({ timeout: 5000 }).catch(() => undefined);
    return 'Back';
  }
  if (kind < 0.08) {
    await page.goForward({ timeout: 5000 }).catch(() => undefined);
    return 'Forward';
  }
  if (kind < 0.1) {
    await page.reload({ timeout: 15_000 }).catch(() => undefined);
    return 'Reload';
  }
  if (kind < 0.25) {
    const key = random.pick(KEYS);
    await page.keyboard.press(key);
    return `Key ${key}`;
  }
  const pictureFields = await page.locator('input[type="file"][accept="image/*"]').count();
  if (kind < 0.35 && pictureFields > 0) {
    const hasEffect = await submitAfterRefusedPicture(page, random);
    if (!hasEffect) note('a submit button without an effect');
    return 'Submit after a refused picture';
  }
  const control = await someControl(page, random.next());
  if (!control) return 'Nothing to act on';
  const [tag, type, name] = await control.evaluate((element) => [
    element.tagName,
    (element as HTMLInputElement).type,
    element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
  ]);
  if (tag === 'SELECT') {
    const values = await control.evaluate((element) =>
      [...(element as HTMLSelectElement).options]
        .filter(({ disabled }) => !disabled)
        .map(({ value }) => value),
    );
    if (values.length === 0) return `Nothing to choose in ${name}`;
    await control.selectOption(random.pick(values), ACTION_OPTIONS).catch(() => undefined);
    return `Select in ${name}`;
  }
  if (tag === 'TEXTAREA' || (tag === 'INPUT' && type !== 'checkbox' && type !== 'radio')) {
    const word = random.pick(type === 'date' ? DATES : SAMPLE_WORDS);
    await control.fill(word, ACTION_OPTIONS).catch(() => undefined);
    return `Type ${JSON.stringify(word)} into ${name}`;
  }
  if (random.chance(0.1)) {
    await control.dblclick(ACTION_OPTIONS).catch(() => undefined);
    return `Double click ${tag} ${name}`;
  }
  await control.click(ACTION_OPTIONS).catch(() => undefined);
  return `Click ${tag} ${name}`;
}

/**
 * Clicks, types, presses keys and goes back at random. Each step waits for the page, so that a seed
 * finds the same controls again, except for toasts, which disappear. Returns the problems with their
 * preceding steps: an exception, a refused call, the error page, a page that stays blank or busy (LAW-11). `signIn` leads to a signed-in person's dashboard.
 */
export async function walkAtRandom(
  page: Page,
  { seed, steps }: Walk,
  signIn: () => Promise<void>,
): Promise<string[]> {
  const random = seededRandom(seed);
  const problems: string[] = [];
  const actions: string[] = [];
  const note = (problem: string) =>
    problems.push(
      `step ${actions.length}: ${problem}\n    at ${page.url()}\n    after ${actions.slice(-6).join(' | ')}`,
    );

  page.on('pageerror', ({ message }) => note(`exception: ${message}`));
  page.on('console', (message) => {
    const text = message.text();
    const isNetworkMessage =
      text.startsWith('Failed to load resource') || text.includes('could not be loaded');
    if (message.type() === 'error' && !isNetworkMessage) note(`console: ${text}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (!response.url().includes('/api/') || status < 400) return;
    if (ALLOWED.has(status) && (status !== 401 || isPublic(response.url()))) return;
    note(`refused: ${status} ${response.request().method()} ${response.url()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  // A print dialog blocks the page.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });

  await signIn();
  while (actions.length < steps) {
    actions.push(
      // A navigation detaches the chosen control.
      await act(page, random, note).catch((error: Error) => {
        if (!/context was destroyed|detached|not attached|navigat/i.test(error.message))
          throw error;
        return 'The page went away';
      }),
    );
    if (
      await page
        .getByText('Unexpected Application Error!')
        .isVisible()
        .catch(() => false)
    ) {
      note('the error page');
      await signIn();
    }
    const isOutside = await page
      .evaluate(() => localStorage.getItem('token') === null)
      .catch(() => false);
    // Stays on public pages for a while, then signs in again.
    if (isOutside && random.chance(0.2)) await signIn();
    await page.waitForFunction(isFinished, undefined, { timeout: 20_000 }).catch(() => {
      note('blank or busy for 20 seconds');
      return signIn();
    });
    // Back may leave the product, a moment later.
    if (page.url() === 'about:blank') await signIn();
  }
  return problems;
}
