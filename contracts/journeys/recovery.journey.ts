import { createAgent } from './agents.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { createEmail, letters, limits } from './limits.ts';
import { Person } from './Person.ts';
import {
  createResetToken,
  emailFor,
  expectLoginRefused,
  logIn,
  logInSuperAdmin,
  passwordFor,
  signUpOwner,
  visitor,
} from './people.ts';

const NEW_PASSWORD = 'brand-new-1';

const setPassword = ({ id }: Person, token: string, password = NEW_PASSWORD) =>
  visitor().send(calls.updatePassword({ id, token, password }));

const sendPrivateCall = (person: Person) => person.send(calls.listSurveys(person.id));

journey(
  'verifying a reset link returns the id of its person, and its new password replaces the old one (SERVER-7)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const tomasLink = await visitor().fetch(
      calls.verifyResetPasswordToken(await createResetToken('Tomas')),
    );
    expectSame('the userId of the other', tomasLink.userId, tomas.id);
    const token = await createResetToken('Nadia');
    await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    const personWithLinkToken = new Person(nadia.session && { ...nadia.session, token });
    (await sendPrivateCall(personWithLinkToken)).expectRefused(401);
    // Verifying a link does not use it up.
    for (const _ of [1, 2]) {
      const { userId } = await visitor().fetch(calls.verifyResetPasswordToken(token));
      expectSame('userId', userId, nadia.id);
    }
    (await setPassword(nadia, token)).expectSuccess();
    await logIn(emailFor('Nadia'), NEW_PASSWORD);
    await expectLoginRefused(emailFor('Nadia'), passwordFor('Nadia'));
    await logIn(emailFor('Tomas'), passwordFor('Tomas'));
  },
);

journey('a reset link works once (SERVER-7)', async (nadia) => {
  const token = await createResetToken('Nadia');
  for (const wrongToken of [token.toUpperCase(), `${token} `, token.slice(0, -1)]) {
    if (wrongToken !== token) (await setPassword(nadia, wrongToken)).expectRefused(404);
  }
  (await setPassword(nadia, token)).expectSuccess();
  await visitor().expectRefused(410, calls.verifyResetPasswordToken(token));
  (await setPassword(nadia, token, 'one-more-time')).expectRefused(410);
  // The server validates the body first: a used link gets 422, too.
  (await setPassword(nadia, token, letters(5))).expectRefused(422);
  (await setPassword(nadia, await createResetToken('Nadia'), 'another-one-1')).expectSuccess();
  // Another reset revives no used link.
  (await setPassword(nadia, token, 'one-more-time')).expectRefused(410);
  await expectLoginRefused(emailFor('Nadia'), 'one-more-time');
  await logIn(emailFor('Nadia'), 'another-one-1');
});

journey(
  'an expired, used or invented link changes no password (SERVER-7, SERVER-5)',
  async (nadia) => {
    for (const [token, status] of [
      [await createResetToken('Nadia', 'expired'), 410],
      [await createResetToken('Nadia', 'used'), 410],
      ['made-up', 404],
      [nadia.session?.token ?? '', 404],
    ] as const) {
      await visitor().fetch(calls.forgotPassword({ email: emailFor('Nadia') }));
      await visitor().expectRefused(status, calls.verifyResetPasswordToken(token));
      (await setPassword(nadia, token)).expectRefused(status);
      await expectLoginRefused(emailFor('Nadia'), NEW_PASSWORD);
    }
    await logIn(emailFor('Nadia'), passwordFor('Nadia'));
  },
);

journeyFromEmptyDatabase(
  'one person’s reset link changes nobody else’s password (SERVER-7, SERVER-5)',
  async () => {
    await signUpOwner('Nadia');
    const tomas = await signUpOwner('Tomas');
    const token = await createResetToken('Nadia');
    // With a previously used password, too: 404 takes precedence over 422.
    for (const password of [NEW_PASSWORD, passwordFor('Tomas')])
      (await setPassword(tomas, token, password)).expectRefused(404);
    // A refused attempt uses up no link.
    await visitor().fetch(calls.verifyResetPasswordToken(token));
    await expectLoginRefused(emailFor('Tomas'), NEW_PASSWORD);
    await expectLoginRefused(emailFor('Nadia'), NEW_PASSWORD);
    await logIn(emailFor('Tomas'), passwordFor('Tomas'));
    await logIn(emailFor('Nadia'), passwordFor('Nadia'));
  },
);

journey('a reset ends only its person’s sessions (SERVER-8)', async (nadia) => {
  const nadiaInOtherBrowser = await logIn(emailFor('Nadia'), passwordFor('Nadia'));
  const tomas = await signUpOwner('Tomas');
  (await sendPrivateCall(nadia)).expectSuccess();
  (await setPassword(nadia, await createResetToken('Nadia'))).expectSuccess();
  (await sendPrivateCall(nadia)).expectRefused(401);
  (await sendPrivateCall(nadiaInOtherBrowser)).expectRefused(401);
  (await sendPrivateCall(tomas)).expectSuccess();
  const sofia = await logInSuperAdmin();
  (await setPassword(sofia, await createResetToken('Sofia'))).expectSuccess();
  await sofia.expectRefused(401, calls.listAllSurveys(sofia.id));
  (await sendPrivateCall(await logIn(emailFor('Nadia'), NEW_PASSWORD))).expectSuccess();
});

journey(
  'every password used before is refused; that ends no session, and the link stays valid (SERVER-7, SERVER-5, SERVER-8, RESET-4)',
  async (nadia) => {
    const lastPassword = `${letters(99)}y`;
    // More than a server that remembers the latest five.
    const usedPasswords = [
      ...[passwordFor('Nadia'), NEW_PASSWORD, letters(100)],
      ...['third-one-3', 'fourth-one-4', 'fifth-one-5', lastPassword],
    ];
    for (const password of usedPasswords.slice(1)) {
      (await setPassword(nadia, await createResetToken('Nadia'), password)).expectSuccess();
    }
    const signedIn = await logIn(emailFor('Nadia'), lastPassword);
    const token = await createResetToken('Nadia');
    for (const password of usedPasswords)
      (await setPassword(nadia, token, password)).expectRefused(422);
    (await sendPrivateCall(signedIn)).expectAllowed();
    // Passwords are compared exactly, and with the person’s own.
    await signUpOwner('Tomas');
    for (const similarPassword of [
      NEW_PASSWORD.toUpperCase(),
      `${NEW_PASSWORD} `,
      passwordFor('Tomas'),
    ]) {
      (await setPassword(nadia, await createResetToken('Nadia'), similarPassword)).expectSuccess();
      await logIn(emailFor('Nadia'), similarPassword);
    }
  },
);

journey('a new password enforces its limits (SERVER-4)', async (nadia) => {
  const { valid, invalid } = limits.password;
  const token = await createResetToken('Nadia');
  for (const password of invalid) (await setPassword(nadia, token, password)).expectRefused(422);
  // The link is not used up yet.
  (await setPassword(nadia, token)).expectSuccess();
  for (const password of valid) {
    (await setPassword(nadia, await createResetToken('Nadia'), password)).expectSuccess();
    await logIn(emailFor('Nadia'), password);
  }
});

journeyFromEmptyDatabase(
  'requesting a reset link succeeds for any address, and reveals no account (SERVER-7, FORGOT-4)',
  async () => {
    await signUpOwner('Nadia');
    const requestedEmails = [
      emailFor('Nadia'),
      emailFor('Nadia'),
      'nobody@journey.example',
      createEmail(50),
    ];
    for (const email of [...requestedEmails, emailFor('Nadia')]) {
      await visitor().fetch(calls.forgotPassword({ email }));
    }
    for (const email of ['', 'a', 'not an address', createEmail(51)]) {
      await visitor().expectRefused(422, calls.forgotPassword({ email }));
    }
    await logIn(emailFor('Nadia'), passwordFor('Nadia'));
  },
);

journey('requesting a link returns no link, and ends no session (SERVER-7)', async (nadia) => {
  const askFor = async (email: string) => {
    const outcome = await visitor().send(calls.forgotPassword({ email }));
    outcome.expectSuccess();
    return outcome.exchange;
  };
  const { responseBody, headers } = await askFor(emailFor('Nadia'));
  if (/token|reset-password/i.test(responseBody + headers)) failExpecting('no link in the answer');
  const unknownResult = await askFor('nobody@journey.example');
  expectSame('the answer for an unknown address', unknownResult.responseBody, responseBody);
  const { email } = await createAgent(nadia);
  const agentExchange = await askFor(email);
  expectSame('the answer for an agent’s address', agentExchange.responseBody, responseBody);
  (await sendPrivateCall(nadia)).expectAllowed();
});
