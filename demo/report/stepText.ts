import type { Action, Target } from './Step.ts';

/** Typing, ticking or choosing implies the click. */
const FIELDS = new Set(['textbox', 'searchbox', 'spinbutton', 'combobox', 'checkbox', 'radio']);

const quote = (text: string) => `“${text}”`;

function describeTarget({ method, what, name, place }: Target): string {
  const kind = method === 'role' && !FIELDS.has(what) ? what : '';
  const ordinal = place === null ? '' : `number ${place + 1}`;
  const more = [kind, ordinal].filter(Boolean).join(', ');
  return `${name ? quote(name) : what}${more ? ` (${more})` : ''}`;
}

/** A step as a sentence. */
export function stepText(step: Action): string {
  switch (step.kind) {
    case 'click':
      return `Clicked ${describeTarget(step.target)}${step.modifiers.map((key) => ` with ${key}`).join('')}.`;
    case 'clickAt':
      return step.target
        ? `Clicked the map at ${step.point.x}, ${step.point.y}.`
        : 'Clicked beside it.';
    case 'drag':
      return `Dragged ${describeTarget(step.target)} by ${step.distance.x}, ${step.distance.y} pixels.`;
    case 'fill':
      return step.text === ''
        ? `Emptied ${describeTarget(step.target)}.`
        : `Typed ${quote(step.text)} into ${describeTarget(step.target)}.`;
    case 'check':
      return `${step.isChecked ? 'Ticked' : 'Unticked'} ${describeTarget(step.target)}.`;
    case 'choose':
      return `Chose ${quote(step.text)} in ${describeTarget(step.target)}.`;
    case 'files':
      return `Chose ${step.files.map(({ name, size, type }) => `the file ${name} (${size} bytes, ${type || 'no type'})`).join(' and ')} for ${describeTarget(step.target)}.`;
    case 'press':
      return `Pressed ${step.key === ' ' ? 'Space' : step.key}${step.target ? ` in ${describeTarget(step.target)}` : ''}.`;
    case 'paste':
      return `Pasted ${quote(step.text)} into ${describeTarget(step.target)}.`;
    case 'open':
      return step.openedByLink ? 'Opened it in a tab of its own.' : `Opened ${step.address}.`;
    case 'reload':
      return 'Loaded the page again.';
    case 'go':
      return step.distance < 0 ? 'Went back.' : 'Went forward.';
    case 'message':
      return `Saw the message ${quote(step.texts.join(' '))}.`;
  }
}
