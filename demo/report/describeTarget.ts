import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from './Step.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const accessibleName = (element: Element) => oneLine(computeAccessibleName(element));

const isField = (element: Element): element is Field => element.matches('input, textarea, select');

const isLabelled = (element: Element) =>
  element.hasAttribute('aria-label') || (isField(element) && (element.labels?.length ?? 0) > 0);

/** All elements of the page and of the panel's shadow tree. */
const findAll = (selector: string) => [
  ...document.querySelectorAll(selector),
  ...(document.querySelector('#demo-panel')?.shadowRoot?.querySelectorAll(selector) ?? []),
];

function addPlace(target: Omit<Target, 'place'>, element: Element, same: Element[]): Target {
  return { ...target, place: same.length > 1 ? same.indexOf(element) : null };
}

/** How to find the element again: by accessible name if it has one. */
export function describeTarget(element: Element): Target {
  const name = accessibleName(element);
  // Tools disagree about the role of a summary and a password field.
  const role = element.matches('summary, [type="password"]') ? null : getRole(element);
  if (role && name) {
    const same = findAll(`${element.localName}, [role="${role}"]`).filter(
      (element) =>
        getRole(element) === role && accessibleName(element) === name && !isInaccessible(element),
    );
    return addPlace({ method: 'role', what: role, name }, element, same);
  }
  if (isLabelled(element)) {
    const same = findAll('input, textarea, select, [aria-label]').filter(
      (element) => isLabelled(element) && accessibleName(element) === name,
    );
    return addPlace({ method: 'label', what: element.localName, name }, element, same);
  }
  const [className] = element.classList;
  const what = className ? `${element.localName}.${className}` : element.localName;
  const text = oneLine(element.textContent ?? '').slice(0, 80);
  const same = findAll(what).filter((element) => oneLine(element.textContent ?? '').includes(text));
  return addPlace({ method: 'css', what, name: text }, element, same);
}
