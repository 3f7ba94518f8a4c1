/** How a person, or a test, finds an element; `place` counts those that are found the same way, where they are several. */
export interface Target {
  by: 'role' | 'label' | 'css';
  /** The role, or the selector. */
  what: string;
  /** Its accessible name, or the text in it. */
  name: string;
  place: number | null;
}

/** In pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What a drag moved, and the order of its list afterwards, both by the texts of the items. */
export interface Moved {
  item: string;
  order: string[];
}

/** What somebody did in the page, or what it said. */
export type Action =
  | { kind: 'click'; target: Target; modifiers: string[] }
  /** A click on the map or beside a dialog; `at` is counted from the corner of the target, or of the window. */
  | { kind: 'clickAt'; target: Target | null; at: Point }
  /** By so many pixels, from `from`, counted from the corner of the target. */
  | { kind: 'drag'; target: Target; from: Point; by: Point; moved?: Moved }
  | { kind: 'fill'; target: Target; text: string }
  | { kind: 'check'; target: Target; isChecked: boolean }
  | { kind: 'choose'; target: Target; text: string }
  | { kind: 'files'; target: Target; files: File[] }
  | { kind: 'press'; target: Target | null; key: string }
  | { kind: 'paste'; target: Target; text: string }
  /** `isLed`: in a new tab, by a link. */
  | { kind: 'open'; address: string; isLed: boolean }
  | { kind: 'reload' }
  | { kind: 'go'; by: number }
  /** A toast appeared: its title and, if it has one, its description. */
  | { kind: 'message'; texts: string[] };

/** An action, its tab, and the path of that tab before the action. */
export type Step = Action & { tab: string; path: string };
