/**
 * Describes where an element is. `place` is its index among the elements with its role and name, or
 * null if no other element has them.
 */
export interface Target {
  method: 'role' | 'label' | 'css';
  /** The role, or the selector. */
  what: string;
  /** The element's accessible name, or its text. */
  name: string;
  place: number | null;
}

/** In pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A person's action in the page, or a message of the page. */
export type Action =
  | { kind: 'click'; target: Target; modifiers: string[] }
  /**
   * A click on the map or beside a dialog; `point` is relative to the corner of the target, or of the
   * window.
   */
  | { kind: 'clickAt'; target: Target | null; point: Point }
  /** By a number of pixels. */
  | { kind: 'drag'; target: Target; distance: Point }
  | { kind: 'fill'; target: Target; text: string }
  | { kind: 'check'; target: Target; isChecked: boolean }
  | { kind: 'choose'; target: Target; text: string }
  | { kind: 'files'; target: Target; files: File[] }
  | { kind: 'press'; target: Target | null; key: string }
  | { kind: 'paste'; target: Target; text: string }
  /** `openedByLink`: a link opened the tab. */
  | { kind: 'open'; address: string; openedByLink: boolean }
  | { kind: 'reload' }
  | { kind: 'go'; distance: number }
  /** A toast appeared: its title and, if it has one, its description. */
  | { kind: 'message'; texts: string[] };

/** An action and its tab. */
export type Step = Action & { tab: string };
