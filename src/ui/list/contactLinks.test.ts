import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTo, mailTo } from './contactLinks.ts';

test('any email or phone number becomes a valid mailto or tel URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(mailTo(text)).toMatch(/^mailto:[^?&#\s]*$/);
      expect(callTo(text)).toMatch(/^tel:[+\d]*$/);
    }),
  );
  expect(mailTo('ada\ud800@b.co')).toBe('mailto:ada%EF%BF%BD@b.co');
});
