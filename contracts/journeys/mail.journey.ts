import { contactForm } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { emailFor, logInSuperAdmin, signUpOwner, visitor } from './people.ts';
import { sendForged, sendToForgedHost } from './send.ts';
import { prepareOptionalState } from './states.ts';

/** Reads the last mail; its texts are empty if there is none. Skips the journey if the server lacks the state. */
const lastMail = () => prepareOptionalState('the last mail', {});

journey(
  'a reset mail has a working link and goes to the requester (SERVER-29, SERVER-7)',
  async (nadia) => {
    await lastMail();
    // The server ignores the case of the address.
    const email = emailFor('Nadia').toUpperCase();
    await sendToForgedHost('/auth/forgot-password', { email: emailFor('Nadia') });
    const hasForgedLink = String((await lastMail()).link).includes('forged.example');
    expectSame('a link to the host that a call named', hasForgedLink, false);
    const { link: linkBefore } = await lastMail();
    await sendForged('/auth/forgot-password', { email: `  ${email} ` });
    const { to: recipient, link } = await lastMail();
    if (link === linkBefore) failExpecting('a mail although blanks surround the address');
    expectSame('whom the mail is to', recipient, emailFor('Nadia'));
    expectSame('a link to a forged host', String(link).includes('forged.example'), false);
    const [, foundToken = ''] = /\/reset-password\/([^/?#\s]+)/.exec(String(link)) ?? [];
    const token =
      decodeURIComponent(foundToken) ||
      failExpecting('a link to /reset-password/{token} in the mail');
    const { userId } = await visitor().fetch(calls.verifyResetPasswordToken(token));
    expectSame('whose link it is', userId, nadia.id);
    const { id } = nadia;
    await visitor().fetch(calls.updatePassword({ id, token, password: 'brand-new-1' }));
    await visitor().fetch(calls.forgotPassword({ email }));
    if ((await lastMail()).link === link) failExpecting('another link than the used one');
    await logInSuperAdmin();
    await visitor().fetch(calls.forgotPassword({ email: emailFor('Sofia') }));
    const { to: sofiasRecipient } = await lastMail();
    expectSame('whom the mail to a super administrator is to', sofiasRecipient, emailFor('Sofia'));
  },
);

journeyFromEmptyDatabase('an unknown address gets no mail (SERVER-29, FORGOT-4)', async () => {
  await signUpOwner('Nadia');
  const mailBefore = await lastMail();
  for (const email of ['nobody@journey.example', 'n_dia@journey.example'])
    await visitor().fetch(calls.forgotPassword({ email }));
  expectSame('the last mail', await lastMail(), mailBefore);
});

journeyFromEmptyDatabase(
  'a contact message is passed on whole, and names its sender (SERVER-29)',
  async () => {
    await lastMail();
    const body = `Hello “there” < & "you", it’s 'us',\n${'I would like to know more. '.repeat(2)}${'😀'.repeat(28)}`;
    const form = contactForm({ body });
    await visitor().fetch(calls.contactUs(form));
    const { text } = await lastMail();
    for (const part of [form.firstName, form.lastName, form.email, body.trim()]) {
      expectSame(`whether the mail has ${JSON.stringify(part)}`, String(text).includes(part), true);
    }
  },
);
