import { agent, message, profile, signUp } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given } from './given.ts';
import { journey } from './journey.ts';
import { addressOf, letters, limits } from './limits.ts';
import { Person } from './Person.ts';
import { emailOf, logIn, owner, passwordOf, visitor } from './people.ts';

const refusesLogin = async (email: string, password: string) =>
  (await visitor().does(calls.logIn({ email, password }))).isRefused(401);

journey(
  'whoever signs up is an owner, can log in, and sees no password in answers (SERVER-1, SERVER-2)',
  async () => {
    const form = signUp({ middleName: 'Byron' });
    (await visitor().does(calls.signUp(form))).succeeds();
    const { email, password } = form;
    const login = await visitor().does(calls.logIn({ email, password }));
    const { token, user } = login.succeeds();
    const { firstName, middleName, lastName, type } = user;
    expectSame(
      'the user',
      { firstName, middleName, lastName, email: user.email, type },
      {
        firstName: 'Ada',
        middleName: 'Byron',
        lastName: 'King',
        email,
        type: 'OWNER',
      },
    );
    const again = (await visitor().does(calls.logIn({ email, password }))).succeeds();
    expectSame('the id at the next login', again.user.id, user.id);
    if (again.token === token) fail('another token for another session');
  },
);

journey('two people log in as themselves (SERVER-1)', async () => {
  const nadia = await owner('Nadia');
  const tomas = await owner('Tomas');
  if (nadia.id === tomas.id) fail('another id for another person');
  expectSame('the first name', nadia.session?.user.firstName, 'Nadia');
  expectSame('the first name', tomas.session?.user.firstName, 'Tomas');
});

journey('a super administrator is recognised at login (SERVER-1)', async () => {
  await given('a person', {
    email: 'sofia@journey.example',
    password: 'Sofia-2026',
    type: 'SUPER_ADMIN',
  });
  const sofia = await logIn('sofia@journey.example', 'Sofia-2026');
  expectSame('the type', sofia.session?.user.type, 'SUPER_ADMIN');
});

journey(
  'addresses are compared without case, at login and at sign-up (SERVER-1, CALL-8)',
  async () => {
    await owner('Nadia');
    await logIn('NADIA@Journey.Example', passwordOf('Nadia'));
    const namesake = signUp({ email: 'Nadia@JOURNEY.example', password: 'another-one' });
    (await visitor().does(calls.signUp(namesake))).isRefused(409);
    await refusesLogin(emailOf('Nadia'), 'another-one');
    const nadia = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
    expectSame('the first name', nadia.session?.user.firstName, 'Nadia');
  },
);

journey(
  'a wrong password, another’s password and an unknown address get the same refusal (SERVER-3)',
  async () => {
    await owner('Nadia');
    await owner('Tomas');
    await refusesLogin(emailOf('Nadia'), 'Nadia-2025');
    await refusesLogin(emailOf('Nadia'), passwordOf('Tomas'));
    await refusesLogin(emailOf('Nadia'), passwordOf('Nadia').toUpperCase());
    await refusesLogin('nobody@journey.example', passwordOf('Nadia'));
  },
);

journey('sign-up enforces each limit on both sides (SERVER-4, SERVER-5, CALL-7)', async () => {
  const fields = {
    firstName: limits.name,
    middleName: limits.middleName,
    lastName: limits.name,
    password: limits.password,
  } as const;
  let number = 0;
  for (const [field, { takes, refuses }] of Object.entries(fields)) {
    for (const value of takes) {
      number += 1;
      const form = signUp({ email: `taken${number}@example.com`, [field]: value });
      (await visitor().does(calls.signUp(form))).succeeds();
    }
    for (const value of refuses) {
      const form = signUp({ email: 'refused@example.com', [field]: value });
      (await visitor().does(calls.signUp(form))).isRefused(422);
    }
  }
  for (const email of limits.address.takes) {
    (await visitor().does(calls.signUp(signUp({ email })))).succeeds();
  }
  for (const email of limits.address.refuses) {
    (await visitor().does(calls.signUp(signUp({ email })))).isRefused(422);
  }
  const { email: _, ...withoutEmail } = signUp();
  (await visitor().does(calls.signUp(withoutEmail as never))).isRefused(422);
  // The refused call made no account: the address is free.
  (await visitor().does(calls.signUp(signUp({ email: 'refused@example.com' })))).succeeds();
});

journey('a login enforces its limits (SERVER-4)', async () => {
  const logInWith = (form: object) =>
    visitor().does(calls.logIn({ email: 'a@b.co', password: 'secret1', ...form }));
  for (const password of limits.password.refuses) (await logInWith({ password })).isRefused(422);
  for (const email of limits.address.refuses) (await logInWith({ email })).isRefused(422);
});

journey(
  'a profile is stored with every field, and nobody else’s changes (SERVER-6, SERVER-2)',
  async () => {
    const nadia = await owner('Nadia');
    const tomas = await owner('Tomas');
    const change = {
      firstName: 'Nadine',
      middleName: 'Amara',
      lastName: 'Rahman',
      email: 'nadine@journey.example',
      mobileNumber: '07700900123',
      image: 'https://example.com/nadine.png',
    };
    const expected = { ...change, id: nadia.id, type: 'OWNER' };
    const pick = (user: object) =>
      Object.fromEntries(
        Object.keys(expected).map((key) => [key, (user as Record<string, unknown>)[key]]),
      );
    const update = await nadia.does(calls.updateProfile(profile(nadia, change)));
    expectSame('the answered user', pick(update.succeeds()), expected);
    const later = await logIn('nadine@journey.example', passwordOf('Nadia'));
    expectSame('the user at the next login', pick(later.session?.user ?? {}), expected);
    const again = await nadia.does(
      calls.updateProfile(profile(nadia, { ...change, image: undefined } as never)),
    );
    expectSame('the picture, none being sent', again.succeeds().image, change.image);
    const other = await logIn(emailOf('Tomas'), passwordOf('Tomas'));
    expectSame('the other person', other.session?.user, tomas.session?.user);
    await refusesLogin(emailOf('Nadia'), passwordOf('Nadia'));
  },
);

journey('an omitted middle name is stored as none (SERVER-6)', async () => {
  const nadia = await owner('Nadia');
  (await nadia.does(calls.updateProfile(profile(nadia, { middleName: 'Amara' })))).succeeds();
  const { middleName } = (await nadia.does(calls.updateProfile(profile(nadia)))).succeeds();
  expectSame('the middle name', middleName || null, null);
});

journey('a new password replaces the old one; an omitted one keeps it (SERVER-6)', async () => {
  const nadia = await owner('Nadia');
  await owner('Tomas');
  (await nadia.does(calls.updateProfile(profile(nadia)))).succeeds();
  await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  (await nadia.does(calls.updateProfile(profile(nadia, { password: 'quite-another' })))).succeeds();
  await logIn(emailOf('Nadia'), 'quite-another');
  await refusesLogin(emailOf('Nadia'), passwordOf('Nadia'));
  await logIn(emailOf('Tomas'), passwordOf('Tomas'));
});

journey('nobody changes another’s profile (SERVER-13)', async () => {
  const nadia = await owner('Nadia');
  const tomas = await owner('Tomas');
  const forged = profile(nadia, { firstName: 'Taken', password: 'taken-over' });
  (await tomas.inTheNameOf(nadia).does(calls.updateProfile(forged))).isRefused(403);
  const after = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  expectSame('the profile of the other', after.session?.user, nadia.session?.user);
  const self = await logIn(emailOf('Tomas'), passwordOf('Tomas'));
  expectSame('the own profile', self.session?.user, tomas.session?.user);
});

journey(
  'a profile may not take another’s address, and may keep its own (SERVER-1, CALL-8)',
  async () => {
    const nadia = await owner('Nadia');
    await owner('Tomas');
    (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
    for (const email of ['tomas@journey.example', 'TOMAS@journey.example', 'amina@field.example']) {
      const change = profile(nadia, {
        email,
        firstName: 'Changed',
        middleName: 'Changed',
        lastName: 'Changed',
        mobileNumber: '07700900999',
        image: 'https://example.com/changed.png',
      });
      (await nadia.does(calls.updateProfile(change))).isRefused(409);
    }
    const after = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
    expectSame('the profile', after.session?.user, nadia.session?.user);
    const own = profile(nadia, { email: 'Nadia@journey.example' });
    (await nadia.does(calls.updateProfile(own))).succeeds();
  },
);

journey(
  'a profile enforces each limit, and a refused one changes nothing (SERVER-4, SERVER-5)',
  async () => {
    const nadia = await owner('Nadia');
    const update = (change: object) => nadia.does(calls.updateProfile(profile(nadia, change)));
    (await update({})).succeeds();
    const fields = {
      firstName: limits.name,
      lastName: limits.name,
      middleName: limits.middleName,
      mobileNumber: { takes: [letters(11)], refuses: ['', letters(10), letters(12)] },
      email: { takes: [addressOf(50)], refuses: ['', 'a', 'not an address', addressOf(51)] },
    };
    for (const [field, { refuses }] of Object.entries(fields)) {
      for (const value of refuses) {
        (await update({ firstName: 'Changed', [field]: value })).isRefused(422);
      }
    }
    for (const password of [letters(5), letters(101)]) {
      (await update({ firstName: 'Changed', password })).isRefused(422);
    }
    const after = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
    expectSame('the first name', after.session?.user.firstName, 'Nadia');
    for (const [field, { takes }] of Object.entries(fields)) {
      for (const value of takes) (await update({ [field]: value })).succeeds();
    }
    for (const password of [letters(6), letters(100)]) (await update({ password })).succeeds();
  },
);

journey('the contact form is public and enforces each limit (CONTACT-4, SERVER-4)', async () => {
  const send = (change: object) => visitor().does(calls.sendMessage(message(change)));
  (await send({})).succeeds();
  const fields = {
    firstName: limits.name,
    lastName: limits.name,
    email: {
      takes: ['a@b.co', addressOf(50)],
      refuses: ['', 'a@b', 'not an address', addressOf(51)],
    },
    body: { takes: [letters(6), letters(120)], refuses: ['', letters(5), letters(121)] },
  };
  for (const [field, { takes, refuses }] of Object.entries(fields)) {
    for (const value of takes) (await send({ [field]: value })).succeeds();
    for (const value of refuses) (await send({ [field]: value })).isRefused(422);
  }
});

journey(
  'a wrong password and an unknown address get the same message, and end no session (SERVER-3)',
  async () => {
    const nadia = await owner('Nadia');
    const answerTo = async (email: string) => {
      const outcome = await visitor().does(calls.logIn({ email, password: 'wrong-one-1' }));
      outcome.isRefused(401);
      return outcome.exchange.answered;
    };
    const known = await answerTo(emailOf('Nadia'));
    expectSame('the answer', await answerTo('nobody@journey.example'), known);
    (await nadia.does(calls.listSurveys(nadia.id))).succeeds();
  },
);

journey('nobody can make themselves a super administrator (SERVER-1)', async () => {
  const form = { ...signUp(), type: 'SUPER_ADMIN' };
  await visitor().does(calls.signUp(form));
  const outcome = await visitor().does(calls.logIn({ email: form.email, password: form.password }));
  // A server may also refuse the field.
  if (outcome.exchange.status !== 200) return outcome.isRefused(401);
  const ada = new Person(outcome.succeeds());
  expectSame('the type', ada.session?.user.type, 'OWNER');
  await ada.does(calls.updateProfile({ ...profile(ada), type: 'SUPER_ADMIN' } as never));
  const later = await logIn(form.email, form.password);
  expectSame('the type', later.session?.user.type, 'OWNER');
});

journey('the names of a profile are stored as sent (SERVER-6, SERVER-32)', async () => {
  const nadia = await owner('Nadia');
  const names = { firstName: ' Ada ', middleName: ' B ', lastName: ' King ' };
  (await nadia.does(calls.updateProfile(profile(nadia, names)))).succeeds();
  const { session } = await logIn(emailOf('Nadia'), passwordOf('Nadia'));
  const { firstName, middleName, lastName } = session?.user ?? {};
  expectSame('the names', { firstName, middleName, lastName }, names);
});

journey('blanks around a password count, those around an address do not (SERVER-4)', async () => {
  const email = emailOf('Ada');
  (
    await visitor().does(calls.signUp(signUp({ email: ` ${email} `, password: ' secret1 ' })))
  ).succeeds();
  await refusesLogin(email, 'secret1');
  const ada = await logIn(email, ' secret1 ');
  expectSame('the address', ada.session?.user.email, email);
  const blanks = profile(ada, { email: ' ada2@journey.example ' });
  const user = (await ada.does(calls.updateProfile(blanks))).succeeds();
  expectSame('the address', user.email, 'ada2@journey.example');
});
