import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { browserStorage } from './browserStorage.ts';
import { type DraftOwner, openDraft } from './openDraft.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const owner: DraftOwner = { userId: 2, path: '/surveys/create', part: 'form' };
const readContent = (draftOwner = owner) => openDraft(draftOwner).restored?.content;

test('a stored draft is read with the time of its last edit (DRAFT-1)', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') });
  openDraft(owner).write({ title: 'Tea' });
  vi.useRealTimers();
  expect(openDraft(owner).restored).toEqual({
    content: { title: 'Tea' },
    editedAt: '2026-11-27T10:00:00.000Z',
  });
});

test('each user, screen and part has its own draft (DRAFT-9)', () => {
  const owners: DraftOwner[] = [2, 3].flatMap((userId) =>
    ['/surveys/create', '/surveys/edit/1'].flatMap((path) =>
      (['form', 'text'] as const).map((part) => ({ userId, path, part })),
    ),
  );
  for (const draftOwner of owners) openDraft(draftOwner).write(draftOwner);
  expect(owners.map(readContent)).toEqual(owners);
  openDraft(owner).remove();
  expect(owners.map(readContent)).toEqual([undefined, ...owners.slice(1)]);
});

test.each(['', 'x', '{', '[]', '{"editedAt":1,"content":2}', 'null'])(
  'invalid data, %j, is no draft, and can be replaced (FAULT-6)',
  (text) => {
    localStorage.setItem('draft:2:form:/surveys/create', text);
    const draft = openDraft(owner);
    expect(draft.restored).toBeNull();
    expect(draft.write('typed')).toBe(true);
    expect(readContent()).toBe('typed');
  },
);

test('the tab keeps a draft that the browser refuses to store, and the browser the previous one (DRAFT-1)', () => {
  const draft = openDraft(owner);
  draft.write('before');
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(draft.write('after')).toBe(false);
  expect(readContent()).toBe('after');
  expect(openDraft(owner).isStored).toBe(false);
  expect(localStorage.getItem(draft.key)).toContain('before');
  localStorage.setItem = setItem;
  draft.write('after');
  expect(openDraft(owner).isStored).toBe(true);
  draft.remove();
  expect(readContent()).toBeUndefined();
  expect(localStorage.getItem(draft.key)).toBeNull();
});

test('two deployments on one origin do not share drafts (DRAFT-10)', () => {
  openDraft(owner, '/tools/canvass').write('tools');
  openDraft(owner, '').write('root');
  expect(localStorage.getItem('draft:2:form:/surveys/create')).toContain('root');
  expect(openDraft(owner, '').restored?.content).toBe('root');
  expect(openDraft(owner, '/tools/canvass').restored?.content).toBe('tools');
});

/** An action in one of two tabs: opening the screen, typing, sending, or undoing. */
const act = fc.record({ tab: fc.constantFrom(0, 1), act: fc.constantFrom('open', 'type', 'end') });

test('in two tabs the last writer wins, and a tab removes only what it wrote or restored (DRAFT-3, LAW-9)', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      browserStorage.remove('draft:2:form:/surveys/create');
      const tabs = [openDraft(owner), openDraft(owner)];
      const has: (number | undefined)[] = [undefined, undefined];
      let storedLength: number | undefined;
      for (const [index, { tab, act: what }] of acts.entries()) {
        if (what === 'open') {
          tabs[tab] = openDraft(owner);
          expect(tabs[tab].restored?.content).toBe(storedLength);
          has[tab] = storedLength;
        } else if (what === 'type') {
          tabs[tab]?.write(index);
          has[tab] = index;
          storedLength = index;
        } else {
          tabs[tab]?.remove();
          if (has[tab] === storedLength) storedLength = undefined;
          has[tab] = undefined;
        }
        expect(readContent()).toBe(storedLength);
      }
    }),
  );
});
