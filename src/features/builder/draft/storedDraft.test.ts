import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionTypeSchema } from '#domain/survey/question.ts';
import { createDraft, type LogoChange, toForm } from './draft.ts';
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

test('a restored draft equals the stored one, options of text questions included (LAW-1, DRAFT-1)', () => {
  fc.assert(
    fc.property(forms, fc.constantFrom<LogoChange>(null, 'removed', picture), (form, logo) => {
      const draft = { ...createDraft(form, 'its base'), logo };
      const parsedDraft = storedDraftSchema.parse(JSON.parse(JSON.stringify(storedDraft(draft))));
      const reopenedDraft = restoredDraft(parsedDraft);
      expect(reopenedDraft.base).toBe('its base');
      // A chosen logo is asked for again.
      expect(reopenedDraft.logo).toBe(logo === 'removed' ? logo : null);
      expect(parsedDraft.lacksLogo).toBe(logo === picture);
      expect(toForm(reopenedDraft, { withAllOptions: true })).toEqual(
        toForm(draft, { withAllOptions: true }),
      );
    }),
  );
});
