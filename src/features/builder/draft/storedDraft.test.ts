import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionTypeSchema } from '#domain/survey/question.ts';
import { createDraft, type LogoChange, toForm } from './draft.ts';
import { fromStoredDraft, storedDraftSchema, toStoredDraft } from './storedDraft.ts';

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
      const parsedDraft = storedDraftSchema.parse(JSON.parse(JSON.stringify(toStoredDraft(draft))));
      const reopenedDraft = fromStoredDraft(parsedDraft);
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

test('drafts of earlier releases are restored: the stored format does not change (DRAFT-1)', () => {
  // JSON instead of an object, so that renaming a property of the code fails here.
  const json = `{
    "form": {
      "title": "Ferry",
      "questions": [
        { "id": 7, "text": "Why?", "type": "single", "required": true, "hasOthers": false,
          "options": [{ "id": 8, "text": "Sea", "isActive": true }] }
      ]
    },
    "isLogoRemoved": true,
    "lacksLogo": true,
    "base": "a fingerprint"
  }`;
  const parsedDraft = storedDraftSchema.parse(JSON.parse(json));
  expect(JSON.parse(JSON.stringify(parsedDraft))).toEqual(JSON.parse(json));
  expect(fromStoredDraft(parsedDraft)).toMatchObject({
    title: 'Ferry',
    logo: 'removed',
    base: 'a fingerprint',
    questions: [{ id: 7, text: 'Why?', options: [{ id: 8, text: 'Sea' }] }],
  });
});
