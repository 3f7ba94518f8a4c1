import './locators.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// As a browser says that asks for little data: otherwise each test would fetch what it does not look at.
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

let complaints: string[] = [];

// An unexpected error or warning on the console fails the test.
beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      const text = words.map(String).join(' ');
      // How long the checks of Redux's development build take says nothing of ours.
      if (!/^\w+Middleware took /.test(text)) complaints.push(text);
    });
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(complaints.join('\n'), 'unexpected console messages').toBe('');
});
