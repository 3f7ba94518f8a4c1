import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import { addressOf, letters } from './limits.ts';
import type { Person } from './Person.ts';
import { emailOf, logIn, owner, passwordOf, visitor } from './people.ts';

const NEW_PASSWORD = 'brand-new-1';

async function linkFor(name: string, state: 'valid' | 'expired' | 'used' = 'valid') {
  const { resetToken } = await given('a reset link for a person', { email: emailOf(name), state });
  return String(resetToken);
}

const setPassword = ({ id }: Person, token: string, password = NEW_PASSWORD) =>
  visitor().does(calls.setPassword({ id, token, password }));

const refusesLogin = async (email: string, password: string) =>
  (await visitor().does(calls.logIn({ email, password }))).isRefused(401);

const isSignedIn = (person: Person) => person.does(calls.listSurveys(person.id));

journey(
  'a reset link leads to its person, and its new password replaces the old one (SERVER-7)',
  async () => {
    const nadia = await owner('Nadia');
    await owner('Tomas');
    const token = await linkFor('Nadia');
    const { userId } = (await visitor().does(calls.openLink(token))).succeeds();
    expectSame('userId', userId, nadia.id);
    (await setPassword(nadia, token)).succeeds();
    await logIn(emailOf('Nadia'), NEW_PASSWORD);
    await refusesLogin(emailOf('Nadia'), passwordOf('Nadia'));
    await logIn(emailOf('Tomas'), passwordOf('Tomas'));
  },
);

journey('a reset link works once (SERVER-7)', async () => {
  const nadia = await owner('Nadia');
  const token = await linkFor('Nadia');
  (await setPassword(nadia, token)).succeeds();
  (await visitor().does(calls.openLink(token))).isRefused(410);
  (await setPassword(nadia, token, 'one-more-time')).isRefused(410);
  await refusesLogin(emailOf('Nadia'), 'one-more-time');
  await logIn(emailOf('Nadia'), NEW_PASSWORD);
});

journey('verifying a reset link does not use it up (SERVER-7)', async () => {
  const nadia = await owner('Nadia');
  const token = await linkFor('Nadia');
  (await visitor().does(calls.openLink(token))).isAllowed();
  (await visitor().does(calls.openLink(token))).isAllowed();
  (await setPassword(nadia, token)).isAllowed();
});

for (const state of ['expired', 'used'] as const) {
  journey(`a ${state} reset link changes no password (SERVER-7, SERVER-5)`, async () => {
    const nadia = await owner('Nadia');
    const token = await linkFor('Nadia', state);
    (await visitor().does(calls.openLink(token))).isRefused(410);
    (await setPassword(nadia, token)).isRefused(410);
    await refusesLogin(emailOf('Nadia'), NEW_PASSWORD);
    await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  });
}

journey('an invented reset link changes no password (SERVER-7, SERVER-5)', async () => {
  const nadia = await owner('Nadia');
  await linkFor('Nadia');
  (await visitor().does(calls.openLink('made-up'))).isRefused(404);
  (await setPassword(nadia, 'made-up')).isRefused(404);
  await refusesLogin(emailOf('Nadia'), NEW_PASSWORD);
  await logIn(emailOf('Nadia'), passwordOf('Nadia'));
});

journey('one person’s reset link changes nobody else’s password (SERVER-7, SERVER-5)', async () => {
  await owner('Nadia');
  const tomas = await owner('Tomas');
  const token = await linkFor('Nadia');
  (await setPassword(tomas, token)).isRefused(404);
  await refusesLogin(emailOf('Tomas'), NEW_PASSWORD);
  await refusesLogin(emailOf('Nadia'), NEW_PASSWORD);
  await logIn(emailOf('Tomas'), passwordOf('Tomas'));
  await logIn(emailOf('Nadia'), passwordOf('Nadia'));
});

journey('a reset ends only its person’s sessions (SERVER-8)', async () => {
  const nadia = await owner('Nadia');
  const elsewhere = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  const tomas = await owner('Tomas');
  (await isSignedIn(nadia)).succeeds();
  (await setPassword(nadia, await linkFor('Nadia'))).succeeds();
  (await isSignedIn(nadia)).isRefused(401);
  (await isSignedIn(elsewhere)).isRefused(401);
  (await isSignedIn(tomas)).succeeds();
  (await isSignedIn(await logIn(emailOf('Nadia'), NEW_PASSWORD))).succeeds();
});

journey(
  'every password used before is refused; that ends no session, and the link stays valid (SERVER-7, SERVER-5, SERVER-8, RESET-4)',
  async () => {
    const nadia = await owner('Nadia');
    const used = [passwordOf('Nadia'), NEW_PASSWORD, 'third-one-3', 'fourth-one-4'];
    for (const password of used.slice(1)) {
      (await setPassword(nadia, await linkFor('Nadia'), password)).succeeds();
    }
    const signedIn = await logIn(emailOf('Nadia'), 'fourth-one-4');
    const token = await linkFor('Nadia');
    for (const password of used) (await setPassword(nadia, token, password)).isRefused(422);
    (await isSignedIn(signedIn)).isAllowed();
    (await setPassword(nadia, token, 'never-used-1')).succeeds();
    await logIn(emailOf('Nadia'), 'never-used-1');
  },
);

journey('a new password enforces its limits (SERVER-4)', async () => {
  const nadia = await owner('Nadia');
  const token = await linkFor('Nadia');
  for (const password of ['', letters(5), letters(101)]) {
    (await setPassword(nadia, token, password)).isRefused(422);
  }
  (await setPassword(nadia, token, letters(6))).succeeds();
  (await setPassword(nadia, await linkFor('Nadia'), letters(100))).succeeds();
  await logIn(emailOf('Nadia'), letters(100));
});

journey(
  'requesting a reset link succeeds for any address, and reveals no account (SERVER-7, FORGOT-4)',
  async () => {
    await owner('Nadia');
    for (const email of [emailOf('Nadia'), 'nobody@journey.example', addressOf(50)]) {
      (await visitor().does(calls.askForLink({ email }))).succeeds();
    }
    for (const email of ['', 'a', 'not an address', addressOf(51)]) {
      (await visitor().does(calls.askForLink({ email }))).isRefused(422);
    }
    await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  },
);

journey('requesting a link returns no link, and ends no session (SERVER-7)', async () => {
  const nadia = await owner('Nadia');
  const asked = await visitor().does(calls.askForLink({ email: emailOf('Nadia') }));
  asked.succeeds();
  if (/token|reset-password/i.test(asked.exchange.answered)) fail('no link in the answer');
  (await isSignedIn(nadia)).isAllowed();
});
