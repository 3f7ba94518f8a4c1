import type { ChildProcess } from 'node:child_process';

/** A step of the WebDriver protocol's input, at a place of the window. */
export type Press =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** The walk's interface to a browser: one window, its page, real input and a picture. */
export interface Engine {
  /** The engine's name and version. */
  name: string;
  goTo(url: string): Promise<void>;
  /** Runs the source of a function in the page, with JSON arguments, and resolves with its JSON. */
  run(source: string, args: readonly unknown[]): Promise<unknown>;
  press(device: 'pointer' | 'key', steps: readonly Press[]): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the page's viewport (CSS pixels). */
  resize(width: number, height: number): Promise<void>;
  /** The window as PNG, in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** Resolves with the first match of a pattern in what a process prints; rejects when it ends. */
export function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const readOutput = (chunk: Buffer) => {
      text += chunk;
      const foundPort = pattern.exec(text)?.[1];
      if (foundPort) resolve(foundPort);
    };
    child.stdout?.on('data', readOutput);
    child.stderr?.on('data', readOutput);
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${text}`)));
  });
}
