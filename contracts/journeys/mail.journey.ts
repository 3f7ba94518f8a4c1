import { message } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { givenIfKnown } from './given.ts';
import { journey, notShown } from './journey.ts';
import { emailOf, owner, visitor } from './people.ts';

async function lastMail() {
  const mail = await givenIfKnown('the last mail', {});
  return mail ?? notShown('the states address does not know "the last mail"');
}

journey(
  'a reset mail has a working link and goes to the requester (SERVER-29, SERVER-7)',
  async () => {
    const nadia = await owner('Nadia');
    await lastMail();
    (await visitor().does(calls.askForLink({ email: emailOf('Nadia') }))).succeeds();
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

journey('a contact message is passed on whole (SERVER-29)', async () => {
  await lastMail();
  const body = `Hello “there”,\n${'I would like to know more. '.repeat(3)}`;
  (await visitor().does(calls.sendMessage(message({ body })))).succeeds();
  const { text } = await lastMail();
  if (!String(text).includes(body.trim())) fail(`a mail with the message ${JSON.stringify(body)}`);
});
