import { expect, test } from 'vitest';
import { type LogoChange, newDraft } from './draft.ts';
import { readStoredDraft, storedDraft } from './storedDraft.ts';

const picture = new File(['a picture'], 'logo.png', { type: 'image/png' });

test.each<LogoChange>([null, 'removed', picture])(
  'a kept draft keeps the logo %s (DRAFT-1)',
  (logo) => {
    const kept = storedDraft({ ...newDraft, logo });
    expect(readStoredDraft({ id: 'a', ...kept })?.logo).toBe(logo);
  },
);

test('a removed logo stays removed, whatever picture was kept before (DRAFT-1)', () => {
  const kept = storedDraft({ ...newDraft, logo: 'removed' });
  expect(readStoredDraft({ id: 'a', ...kept, file: picture })?.logo).toBe('removed');
});

test.each([null, 'a title', { form: 'a title' }, { form: { title: 'No questions' } }])(
  'kept content %j is no draft (FAULT-6)',
  (content) => {
    expect(readStoredDraft({ id: 'a', content, file: null })).toBeNull();
  },
);
