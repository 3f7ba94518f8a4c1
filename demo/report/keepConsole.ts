import { tabStorage } from '../state/storages.ts';

const KEY = 'canvass-demo-console';
const MAX_LINES = 100;
const MAX_LENGTH = 500;

const stringify = (part: unknown): string => {
  if (part instanceof Error) return String(part);
  if (typeof part !== 'object') return String(part);
  try {
    return JSON.stringify(part);
  } catch {
    return String(part);
  }
};

/** The last errors, warnings and exceptions on this tab's console, for a report. */
export function keepConsole() {
  let lines = (tabStorage.readJson(KEY) ?? []) as string[];
  const keep = (text: string) => {
    lines.push(text.slice(0, MAX_LENGTH));
    if (lines.length > MAX_LINES) lines.shift();
  };
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: the original method still prints
    const say = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      keep(parts.map(stringify).join(' '));
      say(...parts);
    };
  }
  window.addEventListener('error', ({ message }) => keep(message));
  window.addEventListener('unhandledrejection', ({ reason }) => keep(stringify(reason)));
  window.addEventListener('pagehide', () => tabStorage.write(KEY, JSON.stringify(lines)));
  return {
    lines: () => [...lines],
    clear: () => {
      lines = [];
    },
  };
}
