import { message } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, fail } from './expectations.ts';
import { givenIfKnown } from './given.ts';
import { journey, visitorJourney } from './journey.ts';
import { emailOf, superAdmin, visitor } from './people.ts';
import { asks, sendForged, sendToForgedHost } from './send.ts';

/** Before any mail its texts are empty. */
const lastMail = () => givenIfKnown('the last mail', {});

journey(
  'a reset mail has a working link and goes to the requester (SERVER-29, SERVER-7)',
  async (nadia) => {
    await lastMail();
    // The server ignores the case of the address.
    const email = emailOf('Nadia').toUpperCase();
    if (asks('0.3.2')) {
      await sendToForgedHost('/auth/forgot-password', { email: emailOf('Nadia') });
      const sent = String((await lastMail()).link).includes('forged.example');
      expectSame('a link to the host that a call named', sent, false);
    }
    await sendForged('/auth/forgot-password', { email: `  ${email} ` });
    const { to, link } = await lastMail();
    expectSame('whom the mail is to', to, emailOf('Nadia'));
    expectSame('a link to a forged host', String(link).includes('forged.example'), false);
    const token = /\/reset-password\/([^/?#\s]+)/.exec(String(link))?.[1];
    if (!token) return fail('a link to /reset-password/{token} in the mail');
    const { userId } = await visitor().gets(
      calls.verifyResetPasswordToken(decodeURIComponent(token)),
    );
    expectSame('whose link it is', userId, nadia.id);
    await superAdmin();
    await visitor().gets(calls.forgotPassword({ email: emailOf('Sofia') }));
    expectSame(
      'whom the mail to a super administrator is to',
      (await lastMail()).to,
      emailOf('Sofia'),
    );
  },
);

visitorJourney('an unknown address gets no mail (SERVER-29, FORGOT-4)', async () => {
  const before = await lastMail();
  await visitor().gets(calls.forgotPassword({ email: 'nobody@journey.example' }));
  expectSame('the last mail', await lastMail(), before);
});

visitorJourney(
  'a contact message is passed on whole, and names its sender (SERVER-29)',
  async () => {
    await lastMail();
    const body = `Hello “there” < & "you", it’s 'us',\n${'I would like to know more. '.repeat(3)}`;
    const form = message({ body });
    await visitor().gets(calls.contactUs(form));
    const { text } = await lastMail();
    for (const part of [form.firstName, form.lastName, form.email, body.trim()]) {
      expectSame(`whether the mail has ${JSON.stringify(part)}`, String(text).includes(part), true);
    }
  },
);
