import { message } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { givenIfKnown } from './given.ts';
import { journey } from './journey.ts';
import { emailOf, owner, visitor } from './people.ts';

/** Before any mail its texts are empty. */
const lastMail = () => givenIfKnown('the last mail', {});

journey(
  'a reset mail has a working link and goes to the requester (SERVER-29, SERVER-7)',
  async () => {
    const nadia = await owner('Nadia');
    await lastMail();
    // The server ignores the case of the address.
    const email = emailOf('Nadia').toUpperCase();
    (await visitor().does(calls.askForLink({ email: `  ${email} ` }))).succeeds();
    const { to, link } = await lastMail();
    expectSame('whom the mail is to', to, emailOf('Nadia'));
    const token = /\/reset-password\/([^/?#\s]+)/.exec(String(link))?.[1];
    if (!token) return fail('a link to /reset-password/{token} in the mail');
    const { userId } = (await visitor().does(calls.openLink(decodeURIComponent(token)))).succeeds();
    expectSame('whose link it is', userId, nadia.id);
  },
);

journey('an unknown address gets no mail (SERVER-29, FORGOT-4)', async () => {
  const before = await lastMail();
  (await visitor().does(calls.askForLink({ email: 'nobody@journey.example' }))).succeeds();
  expectSame('the last mail', await lastMail(), before);
});

journey('a contact message is passed on whole, and names its sender (SERVER-29)', async () => {
  await lastMail();
  const body = `Hello “there” < & "you",\n${'I would like to know more. '.repeat(3)}`;
  const form = message({ body });
  (await visitor().does(calls.sendMessage(form))).succeeds();
  const { text } = await lastMail();
  for (const part of [form.firstName, form.lastName, form.email, body.trim()]) {
    expectSame(`whether the mail has ${JSON.stringify(part)}`, String(text).includes(part), true);
  }
});
