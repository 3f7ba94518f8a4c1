import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNewerVersion } from '#ui/form/useNewerVersion.ts';

interface Version {
  id: number;
  text: string;
}

/** A record as the server has it, with versions of a person who edits it. */
async function opened(stored: Version) {
  const server = { stored };
  const { result } = await renderHook(() =>
    useNewerVersion<Version>(
      {
        opened: { id: 1, text: 'first' },
        read: async () => server.stored,
        wordsOf: ({ id, text }) => `${id} ${text}`,
        textOf: ({ text }) => text,
      },
      false,
    ),
  );
  return { server, versions: () => result.current };
}

test('one’s own version is not newer, although its answer was lost and another one follows (DRAFT-6)', async () => {
  const { server, versions } = await opened({ id: 1, text: 'first' });
  const { look, noteSent } = versions();
  noteSent('mine');
  server.stored = { id: 2, text: 'mine' };
  expect(await look()).toBe(false);
  noteSent('mine, too');
  // In the same save, before the next rendering.
  expect(await look()).toBe(false);
});

test('another’s version is newer until the person decides (DRAFT-6)', async () => {
  const { server, versions } = await opened({ id: 1, text: 'first' });
  expect(await versions().look()).toBe(false);
  server.stored = { id: 1, text: 'theirs' };
  expect(await versions().look()).toBe(true);
  await expect.poll(() => versions().isNewer).toBe(true);
  versions().accept();
  await expect.poll(() => versions().isNewer).toBe(false);
  expect(await versions().look()).toBe(false);
});
