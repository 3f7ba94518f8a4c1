/** How a person, or a test, finds an element; `place` counts those that are found the same way, where they are several. */
export interface Target {
  by: 'role' | 'label' | 'css';
  /** The role, or the selector. */
  what: string;
  /** Its accessible name, or the text in it. */
  name: string;
  place: number | null;
}

interface Point {
  x: number;
  y: number;
}

/** What somebody did in the page. */
export type Action =
  | { kind: 'click'; target: Target; modifiers: string[] }
  | { kind: 'clickAt'; at: Point }
  | { kind: 'drag'; target: Target | null; from: Point; to: Point }
  | { kind: 'fill'; target: Target; text: string }
  | { kind: 'check'; target: Target; isChecked: boolean }
  | { kind: 'choose'; target: Target; text: string }
  | { kind: 'files'; target: Target; files: File[] }
  | { kind: 'press'; target: Target | null; key: string }
  | { kind: 'paste'; target: Target; text: string }
  | { kind: 'open'; path: string }
  | { kind: 'reload' }
  | { kind: 'go'; by: number };

/** An action, and the tab that it was done in. */
export type Step = Action & { tab: string };
