const MAX_LINES = 100;
const MAX_LENGTH = 500;

const written = (part: unknown): string => {
  if (part instanceof Error) return String(part);
  if (typeof part !== 'object') return String(part);
  try {
    return JSON.stringify(part);
  } catch {
    return String(part);
  }
};

const KEY = 'canvass-demo-console';

function kept(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** What the page says on its console as an error or a warning, and what it throws: the last lines of this tab, for a report. */
export function keepConsole() {
  let lines = kept();
  const keep = (text: string) => {
    lines.push(text.slice(0, MAX_LENGTH));
    if (lines.length > MAX_LINES) lines.shift();
  };
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: what is said there goes on being said there
    const say = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      keep(parts.map(written).join(' '));
      say(...parts);
    };
  }
  window.addEventListener('error', ({ message }) => keep(message));
  window.addEventListener('unhandledrejection', ({ reason }) => keep(written(reason)));
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(lines));
    } catch {
      // Storage that is full or forbidden: the next page knows nothing of this one.
    }
  });
  return {
    lines: () => [...lines],
    clear: () => {
      lines = [];
    },
  };
}
