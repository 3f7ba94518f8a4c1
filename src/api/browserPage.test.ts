import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { browserStorage } from '#storage/browserStorage.ts';

const reload = vi.fn();
const replaceState = vi.fn();
let module: typeof import('./browserPage.ts');

beforeEach(async () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { href: 'https://canvass.example/agents', reload });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.resetModules();
  module = await import('./browserPage.ts');
});
afterEach(() => {
  browserStorage.remove('draft');
  browserStorage.remove('user', 'token');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('each change of person reloads, also at the same URL (SEAM-1)', () => {
  module.browserPage.reload();
  module.browserPage.reload();
  expect(reload).toHaveBeenCalledTimes(2);
  expect(replaceState).toHaveBeenCalledWith(null, '', 'https://canvass.example/agents');
});

test('a missing file reloads a location once, and a change of person reloads it again (FAULT-5, SEAM-1)', () => {
  vi.stubGlobal('location', { href: 'https://canvass.example/agents?reloaded=', reload });
  module.readReloadMark();
  module.browserPage.reloadOnce();
  expect(reload).not.toHaveBeenCalled();
  module.browserPage.reload();
  expect(reload).toHaveBeenCalledTimes(1);
  module.allowReload();
  module.browserPage.reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

const ask = () => {
  const preventDefault = vi.fn();
  module.askBeforeUnload({ preventDefault } as unknown as BeforeUnloadEvent);
  return preventDefault.mock.calls.length > 0;
};

test('the browser asks while only the tab has a draft, but not for a session (DRAFT-11)', async () => {
  const { browserStorage: storage } = await import('#storage/browserStorage.ts');
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(ask()).toBe(false);
  storage.write({ user: '{}', token: 'a' });
  expect(ask()).toBe(false);
  storage.write({ draft: 'typed' });
  expect(ask()).toBe(true);
  localStorage.setItem = setItem;
  expect(ask()).toBe(false);
  expect(localStorage.getItem('draft')).toBe('typed');
});

test('for another person a refused draft is written once more, and nothing asks (DRAFT-11)', async () => {
  const { browserStorage: storage } = await import('#storage/browserStorage.ts');
  const write = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  localStorage.setItem = write;
  storage.write({ draft: 'typed' });
  module.browserPage.reload();
  expect(ask()).toBe(false);
  expect(write).toHaveBeenCalledTimes(2);
});
