import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionTypeSchema } from '#domain/survey/question.ts';
import { draftOf, formOf, type LogoChange, newDraft } from './draft.ts';
import { restoredDraft, storedDraft, storedDraftSchema } from './storedDraft.ts';

const picture = new File(['a picture'], 'logo.png', { type: 'image/png' });

const forms = fc.record({
  title: fc.string(),
  questions: fc.array(
    fc.record({
      text: fc.string(),
      type: fc.constantFrom(...questionTypeSchema.options),
      required: fc.boolean(),
      hasOthers: fc.boolean(),
      options: fc.array(fc.record({ text: fc.string(), isActive: fc.boolean() })),
    }),
  ),
});

test('a restored draft has what was stored, choices of text questions included (LAW-1)', () => {
  fc.assert(
    fc.property(forms, fc.constantFrom<LogoChange>(null, 'removed', picture), (form, logo) => {
      const draft = { ...draftOf(form), logo };
      const content = storedDraft(draft, 'its base');
      const file = logo instanceof File ? logo : null;
      const read = storedDraftSchema.parse(JSON.parse(JSON.stringify(content)));
      expect(read.base).toBe('its base');
      const restored = restoredDraft({ content: read, file });
      expect(restored.logo).toBe(logo);
      expect(formOf(restored, { withAllOptions: true })).toEqual(
        formOf(draft, { withAllOptions: true }),
      );
    }),
  );
});

test('a removed logo stays removed, whatever picture was kept before (DRAFT-1)', () => {
  const content = storedDraft({ ...newDraft, logo: 'removed' }, undefined);
  const read = storedDraftSchema.parse(content);
  expect(restoredDraft({ content: read, file: picture }).logo).toBe('removed');
});
