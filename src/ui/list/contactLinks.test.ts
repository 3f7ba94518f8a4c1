import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MailLink, PhoneLink } from './contactLinks.tsx';

test('any e-mail address or phone number becomes a link with the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const mail = MailLink({ address: text }).props;
      const phone = PhoneLink({ number: text }).props;
      expect(mail.href).toMatch(/^mailto:[^?&#\s]*$/);
      expect(phone.href).toMatch(/^tel:[+\d]*$/);
      expect([mail.children, phone.children]).toEqual([text, text]);
    }),
  );
  expect(MailLink({ address: 'ada\ud800@b.co' }).props.href).toBe('mailto:ada%EF%BF%BD@b.co');
});
