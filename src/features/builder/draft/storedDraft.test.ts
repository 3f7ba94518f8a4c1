import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionTypeSchema } from '#domain/survey/question.ts';
import { draftOf, formOf, type LogoChange } from './draft.ts';
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

test('a restored draft has what was stored, choices of text questions included (LAW-1, DRAFT-1)', () => {
  fc.assert(
    fc.property(forms, fc.constantFrom<LogoChange>(null, 'removed', picture), (form, logo) => {
      const draft = { ...draftOf(form, 'its base'), logo };
      const read = storedDraftSchema.parse(JSON.parse(JSON.stringify(storedDraft(draft))));
      const restored = restoredDraft(read);
      expect(restored.base).toBe('its base');
      // A chosen logo is asked for again.
      expect(restored.logo).toBe(logo === 'removed' ? logo : null);
      expect(read.lacksLogo).toBe(logo === picture);
      expect(formOf(restored, { withAllOptions: true })).toEqual(
        formOf(draft, { withAllOptions: true }),
      );
    }),
  );
});
