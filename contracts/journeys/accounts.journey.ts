import { createAgent } from './agents.ts';
import { agent, contactForm, profile, signUp, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { createEmail, expectLimits, letters, limits, lowerDomain } from './limits.ts';
import { Person } from './Person.ts';
import {
  emailFor,
  expectLoginRefused,
  logIn,
  logInSuperAdmin,
  passwordFor,
  signUpOwner,
  visitor,
} from './people.ts';
import { sendJson } from './send.ts';
import { createSurvey } from './surveys.ts';

journeyFromEmptyDatabase(
  'whoever signs up is an owner, can log in, and gets no password in responses (SERVER-1, SERVER-2)',
  async () => {
    const form = signUp({ firstName: ' E\u0301da ', middleName: ' Byron ', lastName: ' ﬁ King ' });
    await visitor().fetch(calls.signUp(form));
    const { email, password } = form;
    const { token, user } = await visitor().fetch(calls.logIn({ email, password }));
    const { firstName, middleName, lastName, type } = user;
    const userWithSentPassword = {
      firstName,
      middleName,
      lastName,
      email: user.email,
      type,
      password,
    };
    expectSame('the user', userWithSentPassword, { ...form, type: 'OWNER' });
    const secondLogin = await visitor().fetch(calls.logIn({ email, password }));
    expectSame('the id at the next login', secondLogin.user.id, user.id);
    if (secondLogin.token === token) failExpecting('another token for another session');
    if (Math.min(token.length, secondLogin.token.length) < 16)
      failExpecting('a token of at least 16 characters');
  },
);

journey('people log in as themselves, also super administrators (SERVER-1)', async (nadia) => {
  const people = [nadia, await signUpOwner('Tomas'), await logInSuperAdmin()];
  const users = people.map(({ session }) => [session?.user.email, session?.user.type]);
  expectSame('the users', users, [
    [emailFor('Nadia'), 'OWNER'],
    [emailFor('Tomas'), 'OWNER'],
    [emailFor('Sofia'), 'SUPER_ADMIN'],
  ]);
  expectSame('the number of different ids', new Set(people.map(({ id }) => id)).size, 3);
});

journeyFromEmptyDatabase(
  'addresses are compared without case, at login and at sign-up (SERVER-1, CALL-8)',
  async () => {
    await signUpOwner('Nadia');
    await logIn(' NADIA@Journey.Example ', passwordFor('Nadia'));
    const namesake = signUp({ email: 'Nadia@JOURNEY.example', password: 'another-one' });
    await visitor().expectRefused(409, calls.signUp(namesake));
    await logInSuperAdmin();
    for (const takenEmail of [
      ` ${emailFor('Nadia')} `,
      emailFor('Sofia'),
      'na\u200bdia@journey.example',
    ]) {
      await visitor().expectRefused(409, calls.signUp(signUp({ email: takenEmail })));
    }
    await expectLoginRefused(emailFor('Nadia'), 'another-one');
    const nadia = await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    expectSame('the first name', nadia.session?.user.firstName, 'Nadia');
  },
);

journeyFromEmptyDatabase(
  'sign-up accepts values at each limit and refuses values beyond it (SERVER-4, SERVER-5, CALL-7)',
  async () => {
    const fields = {
      firstName: limits.name,
      middleName: limits.middleName,
      lastName: limits.name,
      password: limits.password,
    };
    let emailNumber = 0;
    await expectLimits(visitor(), fields, (change) => {
      emailNumber += 1;
      return calls.signUp(signUp({ email: `new${emailNumber}@example.com`, ...change }));
    });
    await expectLimits(visitor(), { email: limits.address }, (change) =>
      calls.signUp(signUp(change)),
    );
    const { email: _, ...withoutEmail } = signUp();
    await visitor().expectRefused(422, calls.signUp(withoutEmail as never));
    // The last call was refused, and made no account: its address is free.
    await visitor().fetch(calls.signUp(signUp({ email: `new${emailNumber}@example.com` })));
  },
);

/** Texts at and below a minimum length. Blanks around a text and zero-width characters do not count. */
const minimumLengthCases = (min: number) => ({
  valid: [`a${' '.repeat(min - 2)}b`, `\u200b ${letters(min)}`],
  invalid: [` ${letters(min - 1)} `, `${letters(min - 1)}\u200b`, `\u2060${letters(min - 1)}`],
});

journey(
  'minimum lengths count neither blanks around a text nor characters without width (SERVER-32)',
  async (nadia) => {
    const { invalid } = minimumLengthCases(11);
    const mobileNumber = { valid: ['07700 90012'], invalid };
    const agentFields = {
      firstName: minimumLengthCases(2),
      middleName: minimumLengthCases(2),
      lastName: minimumLengthCases(2),
    };
    let uniqueCount = 0;
    await expectLimits(
      visitor(),
      { firstName: minimumLengthCases(2), body: minimumLengthCases(6) },
      (change) => calls.contactUs(contactForm(change)),
    );
    await expectLimits(nadia, { lastName: minimumLengthCases(2), mobileNumber }, (change) =>
      calls.updateProfile(profile(nadia, change)),
    );
    await expectLimits(nadia, { title: minimumLengthCases(2) }, (change) =>
      calls.createSurvey(survey(nadia, change)),
    );
    await expectLimits(nadia, agentFields, (change) => {
      uniqueCount += 1;
      return calls.createAgent(
        agent(nadia, { email: `agent${uniqueCount}@example.com`, ...change }),
      );
    });
  },
);

journeyFromEmptyDatabase('a login enforces its limits (SERVER-4)', async () => {
  const refusedLimits = {
    password: { invalid: limits.password.invalid },
    email: { invalid: limits.address.invalid },
  };
  await expectLimits(visitor(), refusedLimits, (change) =>
    calls.logIn({ email: 'a@b.co', password: 'secret1', ...change }),
  );
});

journeyFromEmptyDatabase(
  'the contact form is public and enforces each limit (CONTACT-4, SERVER-4)',
  async () => {
    const fields = {
      firstName: limits.name,
      lastName: limits.name,
      email: limits.address,
      body: {
        valid: [letters(6), letters(120), '😀'.repeat(120)],
        invalid: ['', ' '.repeat(6), letters(5), letters(121)],
      },
    };
    await expectLimits(visitor(), fields, (change) => calls.contactUs(contactForm(change)));
  },
);

journeyFromEmptyDatabase(
  'nobody can make themselves a super administrator (SERVER-1)',
  async () => {
    const form = { ...signUp(), type: 'SUPER_ADMIN' };
    await visitor().send(calls.signUp(form));
    const outcome = await visitor().send(
      calls.logIn({ email: form.email, password: form.password }),
    );
    // A server may also refuse the field.
    if (outcome.exchange.status !== 200) return outcome.expectRefused(401);
    const ada = new Person(outcome.expectSuccess());
    expectSame('the type', ada.session?.user.type, 'OWNER');
    await ada.send(calls.updateProfile({ ...profile(ada), type: 'SUPER_ADMIN' } as never));
    const laterSession = await logIn(form.email, form.password);
    expectSame('the type', laterSession.session?.user.type, 'OWNER');
  },
);

journeyFromEmptyDatabase(
  'emails that differ only in case are the same; those with other dots or tags are not (SERVER-1, SERVER-26)',
  async () => {
    const emails = ['a.b@journey.example', 'ab@journey.example', 'ab+x@journey.example'];
    for (const email of emails) {
      await visitor().fetch(calls.signUp(signUp({ email })));
    }
    await visitor().expectRefused(409, calls.signUp(signUp({ email: 'A.B@journey.example' })));
    const { session } = await logIn('A.B@JOURNEY.EXAMPLE', signUp().password);
    expectSame('the address', session?.user.email, 'a.b@journey.example');
  },
);

journeyFromEmptyDatabase('texts of the greatest length return whole (SERVER-24)', async () => {
  const sentProfile = { firstName: letters(20), middleName: letters(20), lastName: letters(20) };
  await visitor().fetch(calls.signUp(signUp(sentProfile)));
  const person = await logIn(signUp().email, signUp().password);
  const { firstName, middleName, lastName } = person.session?.user ?? failExpecting('a user');
  expectSame('the names', { firstName, middleName, lastName }, sentProfile);
  expectSame('the title', (await createSurvey(person, { title: letters(50) })).title, letters(50));
});

journeyFromEmptyDatabase(
  'the server takes “_” and “%” in an address literally (SERVER-26, SERVER-1)',
  async () => {
    await signUpOwner('Nadia');
    for (const email of ['n_dia@journey.example', 'n%@journey.example']) {
      const { status } = await sendJson('/auth/login', { email, password: passwordFor('Nadia') });
      if (status !== 401 && status !== 422)
        failExpecting('status 401, or 422 for an address that is none');
    }
    const email = emailFor('Nadia').replace('a', '_');
    await visitor().fetch(calls.signUp(signUp({ email, password: 'under-score' })));
    const otherPerson = await logIn(email, 'under-score');
    expectSame('the first name', otherPerson.session?.user.firstName, 'Ada');
  },
);

journey(
  'a wrong password, another’s password, an unknown address and an agent get the same refusal, which ends no session (SERVER-3, SERVER-19)',
  async (nadia) => {
    await signUpOwner('Tomas');
    const { email: agentEmail } = await createAgent(nadia);
    const email = emailFor('Nadia');
    const password = passwordFor('Nadia');
    const answers = new Set<string>();
    for (const login of [
      { email, password: 'Nadia-2025' },
      { email, password: passwordFor('Tomas') },
      { email, password: password.toUpperCase() },
      { email: 'nobody@journey.example', password },
      { email: agentEmail, password: 'Agent-2026' },
    ]) {
      const outcome = await visitor().send(calls.logIn(login));
      outcome.expectRefused(401);
      answers.add(outcome.exchange.responseBody);
    }
    expectSame('the number of different answers', answers.size, 1);
    await nadia.fetch(calls.listSurveys(nadia.id));
  },
);

/** Passwords, each with others that differ in blanks, case or length only. */
const similarPasswords: [string, string[]][] = [
  [' secret1 ', ['secret1', ' secret1']],
  ['secret1', [' secret1 ', 'Secret1']],
  ['😀'.repeat(100), [`${'😀'.repeat(99)}😁`, '😀'.repeat(64)]],
  [letters(100), [letters(99), `${letters(99)}y`, `${letters(72)}${'y'.repeat(28)}`]],
];

journeyFromEmptyDatabase(
  'all characters of a password count, as sent (SERVER-26, SERVER-4)',
  async () => {
    for (const [index, [password, similarOnes]] of similarPasswords.entries()) {
      const { email } = signUp({ email: `ada${index}@journey.example` });
      await visitor().fetch(calls.signUp(signUp({ email, password })));
      await logIn(email, password);
      for (const otherPassword of similarOnes) await expectLoginRefused(email, otherPassword);
    }
  },
);

journeyFromEmptyDatabase(
  'an email is stored as typed, without blanks around it; these do not count towards its length (SERVER-26, SERVER-32, SERVER-4)',
  async () => {
    const blanks = ' \u00a0\u3000\ufeff'.repeat(10);
    for (const email of ['Ada.King@Journey.Example', createEmail(50)]) {
      await visitor().fetch(calls.signUp(signUp({ email: `${blanks}${email}${blanks}` })));
      const ada = await logIn(email.toLowerCase(), signUp().password);
      expectSame('the address', lowerDomain(ada.session?.user.email ?? ''), lowerDomain(email));
      const change = profile(ada, { email: `${blanks}new-${email.slice(4)}${blanks}` });
      const user = await ada.fetch(calls.updateProfile(change));
      const changedEmail = lowerDomain(`new-${email.slice(4)}`);
      expectSame('the address after an update', lowerDomain(user.email), changedEmail);
    }
  },
);
