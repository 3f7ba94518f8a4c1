import { computeAccessibleName } from 'dom-accessibility-api';

/** A control: its kind and its accessible name, exact or as a pattern. */
export interface Aim {
  kind: keyof typeof kinds;
  name: string | { pattern: string };
  /** The group that it is in: "Q2". */
  group?: string | undefined;
}

const kinds = {
  button: 'button',
  link: 'a[href]',
  field: 'input, textarea, select',
  tab: '[role="tab"]',
  menuitem: '[role^="menuitem"]',
  heading: 'h1, h2, h3',
  group: '[role="group"], fieldset',
  dialog: '[role="dialog"]',
  region: 'section[aria-label]',
  image: 'svg[aria-label], img',
  row: 'tbody tr',
  summary: 'summary',
  handle: '.drag-handle',
  canvas: '.place-map-canvas',
};

/** In ms. Short, because the walker repeats a failed wait; a driver stops a script after 30 s. */
const WAIT_TIMEOUT_MS = 5000;

/** Whether a folded ancestor hides the element. */
const isFolded = (element: Element): boolean => {
  const parent = element.parentElement;
  return (
    parent !== null &&
    (parent.matches('.action-group') ? parent.clientHeight === 0 : isFolded(parent))
  );
};

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !isFolded(element) &&
  !element.closest('#demo-panel, [inert]') &&
  element.getClientRects().length > 0;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const accessibleName = (element: Element) =>
  oneLine(element.matches('tr') ? (element.textContent ?? '') : computeAccessibleName(element));

function find({ kind, name, group }: Aim): Element | undefined {
  const part = group ? find({ kind: 'group', name: group }) : document;
  const isNamed = (text: string) =>
    typeof name === 'string' ? text === name : new RegExp(name.pattern).test(text);
  return [...(part?.querySelectorAll(kinds[kind]) ?? [])].find(
    (element) => isShown(element) && isNamed(accessibleName(element)),
  );
}

const frame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Asks again on each frame until there is an answer; afterwards undefined. */
async function until<Value>(ask: () => Value): Promise<Value | undefined> {
  const end = performance.now() + WAIT_TIMEOUT_MS;
  for (;;) {
    const value = ask();
    if (value) return value;
    if (performance.now() > end) return undefined;
    await frame();
  }
}

const described = (element: Element | null) =>
  element?.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160) ?? 'nothing';

/** A place of the element that is in the window: the middle of its first line. */
function findMiddle(element: Element) {
  const [box] = element.getClientRects();
  const { x, y, width, height } = box ?? element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** The element over the middle of another one, if it belongs to neither it nor its label. */
function findCover(element: Element): Element | null {
  const { x, y } = findMiddle(element);
  const hit = document.elementFromPoint(x, y);
  const isOwn =
    hit !== null &&
    (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  return isOwn ? null : hit;
}

/** Waits for the element, and until it is in the window, does not move and is not covered. */
async function aimAt(aim: Aim) {
  const element = await until(() => find(aim));
  if (!element) {
    const screen = shownText().slice(0, 500);
    throw new Error(`There is no ${aim.kind} ${JSON.stringify(aim.name)} in: ${screen}`);
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let last = '';
  const isUncovered = await until(() => {
    const place = JSON.stringify(findMiddle(element));
    const isStable = place === last;
    last = place;
    return isStable && findCover(element) === null;
  });
  if (!isUncovered)
    throw new Error(`${described(findCover(element))} lies over ${described(element)}`);
  return findMiddle(element);
}

const shownText = () =>
  // A new document has no body at first.
  [...(document.body?.children ?? [])]
    .filter((part): part is HTMLElement => part instanceof HTMLElement && part.id !== 'demo-panel')
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not shown
    .map((part) => oneLine(part.innerText))
    .join(' ');

async function waitForText(text: string) {
  if (await until(() => shownText().includes(text))) return;
  throw new Error(`"${text}" is not shown: ${shownText().slice(0, 2000)}`);
}

async function waitForNoText(text: string) {
  if (await until(() => !shownText().includes(text))) return;
  throw new Error(`"${text}" is still shown`);
}

/** Waits until every call is answered and rendered. */
async function settle() {
  const isSettled = await until(() => {
    const { canvassDemo } = window as unknown as { canvassDemo?: { callsUnderWay(): number } };
    const isLoading =
      document.querySelector('h1') === null || document.querySelector('.loading, .skeleton');
    return canvassDemo?.callsUnderWay() === 0 && !isLoading;
  });
  if (!isSettled) throw new Error(`The screen is still loading: ${shownText().slice(0, 500)}`);
}

/** Lists what is wrong with the screen: covered controls, hidden text, and a width beyond the window. */
async function screenProblems(): Promise<string[]> {
  await settle();
  document.querySelector<HTMLElement>('.skip-link:focus')?.blur();
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.push(`${scrollWidth - clientWidth} px wider than the window`);
  for (const field of document.querySelectorAll('.question-text')) {
    field.scrollIntoView({ behavior: 'instant' });
    await frame();
    const hidden = field.scrollHeight - field.clientHeight;
    if (hidden > 0) problems.push(`${hidden} px of a question's text are hidden`);
  }
  const [dialog] = [...document.querySelectorAll('[role="dialog"]')].filter(isShown);
  const controls = (dialog ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, summary',
  );
  for (const control of controls) {
    if (!isShown(control) || control.closest('.visually-hidden, .skip-link')) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const cover = findCover(control);
    if (cover) problems.push(`${described(cover)} lies over ${described(control)}`);
  }
  scrollTo(0, 0);
  return problems;
}

/** Whether the focused control has an outline. Undefined if no control has the focus. */
function focusProblem(): string | null | undefined {
  const focused = document.activeElement;
  if (!focused?.matches('a, button, input, select, textarea, summary, [role="tab"]'))
    return undefined;
  const marks = [focused, focused.closest('label, .file-input')].filter((mark) => mark !== null);
  const isMarked = marks.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return isMarked ? null : `The focused ${described(focused)} is not marked`;
}

function insertText(text: string) {
  document.execCommand('insertText', false, text);
}

/** Chooses a file in the field with this name. */
async function chooseFile(name: string, base64: string) {
  const field = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].find(
    (input) => accessibleName(input) === name,
  );
  if (!field) throw new Error(`There is no file field "${name}"`);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([bytes], 'picture.png', { type: 'image/png' }));
  field.files = dataTransfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses the option that begins with these words. */
function chooseOption(aim: Aim, label: string) {
  const field = find(aim) as HTMLSelectElement;
  const option = [...field.options].find(({ text }) => text.startsWith(label));
  if (!option) throw new Error(`There is no option "${label}"`);
  field.value = option.value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function waitForValue(aim: Aim, value: string) {
  const field = () => find(aim) as HTMLInputElement | undefined;
  if (!(await until(() => field()?.value === value))) {
    throw new Error(`${JSON.stringify(aim.name)} has "${field()?.value}", not "${value}"`);
  }
}

const consoleLines = () =>
  (
    window as unknown as { canvassDemo: { console: { lines(): string[] } } }
  ).canvassDemo.console.lines();

/** In one step with the search: a toast also leaves by itself. */
const dismissToast = () =>
  (find({ kind: 'button', name: 'Dismiss' }) as HTMLElement | undefined)?.click();

/**
 * dnd-kit ignores clicks for 50 ms after a drop. This timer is as long and starts later, so it also
 * ends later, however slow the machine is.
 */
const clicksWork = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

const functions = {
  aimAt,
  chooseFile,
  chooseOption,
  clicksWork,
  consoleLines,
  dismissToast,
  focusProblem,
  insertText,
  screenProblems,
  settle,
  waitForNoText,
  waitForText,
  waitForValue,
};

export type InPage = typeof functions;

Object.assign(window, { canvassWalk: functions });
