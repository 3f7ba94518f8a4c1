import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNewerVersion } from '#ui/form/useNewerVersion.ts';

interface Version {
  id: number;
  text: string;
}

/** The hook for an opened record, and the server's version of the record. */
async function opened(stored: Version) {
  const server = { stored };
  const { result } = await renderHook(() =>
    useNewerVersion<Version>(
      {
        opened: { id: 1, text: 'first' },
        read: async () => server.stored,
        versionOf: ({ id, text }) => `${id} ${text}`,
        contentOf: ({ text }) => text,
      },
      false,
    ),
  );
  return { server, versions: () => result.current };
}

test('a version that this person sent is not newer, even if its answer was lost (DRAFT-6)', async () => {
  const { server, versions } = await opened({ id: 1, text: 'first' });
  const { look, noteSent } = versions();
  noteSent('mine');
  server.stored = { id: 2, text: 'mine' };
  expect(await look()).toBe(false);
  noteSent('mine, too');
  // In the same save, before the next rendering.
  expect(await look()).toBe(false);
});

test('a version that another person saved is newer until this person decides (DRAFT-6)', async () => {
  const { server, versions } = await opened({ id: 1, text: 'first' });
  expect(await versions().look()).toBe(false);
  server.stored = { id: 1, text: 'theirs' };
  expect(await versions().look()).toBe(true);
  await expect.poll(() => versions().isNewer).toBe(true);
  versions().accept();
  await expect.poll(() => versions().isNewer).toBe(false);
  expect(await versions().look()).toBe(false);
});
