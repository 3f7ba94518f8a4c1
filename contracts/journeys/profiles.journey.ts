import { createAgent } from './agents.ts';
import { profile } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import { expectLimits, letters, limits } from './limits.ts';
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

journey(
  'a profile is stored with every field, and nobody else’s changes (SERVER-6, SERVER-2)',
  async (nadia) => {
    const tomas = await signUpOwner('Tomas');
    const change = {
      firstName: 'Nadine',
      middleName: 'Amara',
      lastName: 'Rahman',
      email: 'nadine@journey.example',
      mobileNumber: '07700900123',
      image: 'https://example.com/nadine.png',
    };
    const expected = { ...change, id: nadia.id, type: 'OWNER' };
    const pickProfile = (user: object) =>
      Object.fromEntries(
        Object.keys(expected).map((key) => [key, (user as Record<string, unknown>)[key]]),
      );
    const updatedUser = await nadia.fetch(calls.updateProfile(profile(nadia, change)));
    expectSame('the answered user', pickProfile(updatedUser), expected);
    const laterSession = await logIn('nadine@journey.example', passwordFor('Nadia'));
    expectSame(
      'the user at the next login',
      pickProfile(laterSession.session?.user ?? {}),
      expected,
    );
    const withoutImage = profile(nadia, { ...change, image: undefined } as never);
    const { image } = await nadia.fetch(calls.updateProfile(withoutImage));
    expectSame('the picture, none being sent', image, change.image);
    const otherPerson = await logIn(emailFor('Tomas'), passwordFor('Tomas'));
    expectSame('the other person', otherPerson.session?.user, tomas.session?.user);
    await expectLoginRefused(emailFor('Nadia'), passwordFor('Nadia'));
  },
);

journey('an empty middle name is stored as none (SERVER-6)', async (nadia) => {
  for (const emptyValue of [null, '']) {
    await nadia.fetch(calls.updateProfile(profile(nadia, { middleName: 'Amara' })));
    const change = profile(nadia, { middleName: emptyValue });
    const { middleName } = await nadia.fetch(calls.updateProfile(change));
    expectSame('the middle name', middleName || null, null);
  }
});

journey(
  'a new password replaces the old one; no password or an empty one keeps it (SERVER-6)',
  async (nadia) => {
    await signUpOwner('Tomas');
    const otherSession = await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    for (const password of [null, '']) {
      await nadia.fetch(calls.updateProfile(profile(nadia, { password })));
      await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    }
    for (const password of [' secret1 ', '      ', '😀'.repeat(100), 'quite-another']) {
      await nadia.fetch(calls.updateProfile(profile(nadia, { password })));
      await logIn(emailFor('Nadia'), password);
    }
    await otherSession.expectAllowed(calls.listSurveys(otherSession.id));
    await expectLoginRefused(emailFor('Nadia'), 'secret1');
    await expectLoginRefused(emailFor('Nadia'), passwordFor('Nadia'));
    await logIn(emailFor('Tomas'), passwordFor('Tomas'));
  },
);

journey('nobody changes another’s profile (SERVER-13)', async (nadia) => {
  const tomas = await signUpOwner('Tomas');
  const forgedProfile = profile(nadia, { firstName: 'Taken', password: 'taken-over' });
  await tomas.inTheNameOf(nadia).expectRefused(403, calls.updateProfile(forgedProfile));
  const personAfter = await logIn(emailFor('Nadia'), passwordFor('Nadia'));
  expectSame('the profile of the other', personAfter.session?.user, nadia.session?.user);
  const tomasAgain = await logIn(emailFor('Tomas'), passwordFor('Tomas'));
  expectSame('the own profile', tomasAgain.session?.user, tomas.session?.user);
});

journey(
  'a profile update refuses another user’s email, and accepts one’s own (SERVER-1, CALL-8)',
  async (nadia) => {
    await signUpOwner('Tomas');
    await logInSuperAdmin();
    const { id } = await createAgent(nadia);
    await nadia.fetch(calls.updateAgentStatus({ id, status: 'Deactivated' }));
    for (const email of [
      'tomas@journey.example',
      ' TOMAS@journey.example ',
      'amina@field.example',
      emailFor('Sofia'),
    ]) {
      const change = profile(nadia, {
        email,
        firstName: 'Changed',
        middleName: 'Changed',
        lastName: 'Changed',
        mobileNumber: '07700900999',
        image: 'https://example.com/changed.png',
      });
      await nadia.expectRefused(409, calls.updateProfile(change));
    }
    const personAfter = await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    expectSame('the profile', personAfter.session?.user, nadia.session?.user);
    const ownProfile = profile(nadia, { email: 'Nadia@journey.example' });
    const { email } = await nadia.fetch(calls.updateProfile(ownProfile));
    expectSame('the new spelling', email, 'Nadia@journey.example');
  },
);

journey(
  'a profile enforces each limit, and a refused one changes nothing (SERVER-4, SERVER-5)',
  async (nadia) => {
    const fields = {
      firstName: limits.name,
      lastName: limits.name,
      middleName: limits.middleName,
      mobileNumber: {
        valid: [letters(11), '😀'.repeat(11)],
        invalid: ['', ' '.repeat(11), letters(10), letters(12)],
      },
      email: limits.address,
      password: { valid: [letters(6), letters(100)], invalid: [letters(5), letters(101)] },
    };
    const update = (change: object) => calls.updateProfile(profile(nadia, change));
    const refusedLimits = Object.fromEntries(
      Object.entries(fields).map(([field, { invalid }]) => [field, { invalid }]),
    );
    await expectLimits(nadia, refusedLimits, (change) =>
      update({ lastName: 'Changed', ...change }),
    );
    const personAfter = await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    expectSame('the last name', personAfter.session?.user.lastName, 'Journey');
    await expectLimits(nadia, fields, update);
  },
);

journey(
  'names, number and picture of a profile are stored as sent (SERVER-6, SERVER-32, SERVER-24)',
  async (nadia) => {
    const sentProfile = {
      firstName: ' E\u0301da ',
      middleName: ' B ',
      lastName: ' ﬁ King ',
      mobileNumber: '(0)770-9001',
      image: `https://example.com/${letters(300)}.png`,
    };
    await nadia.fetch(calls.updateProfile(profile(nadia, sentProfile)));
    const { session } = await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    const { firstName, middleName, lastName, mobileNumber, image } = session?.user ?? {};
    expectSame('the fields', { firstName, middleName, lastName, mobileNumber, image }, sentProfile);
  },
);

journey(
  'an update refused for a taken email keeps the old password (SERVER-5, SERVER-6)',
  async (nadia) => {
    await signUpOwner('Tomas');
    const change = { email: emailFor('Tomas'), password: 'another-one' };
    await nadia.expectRefused(409, calls.updateProfile(profile(nadia, change)));
    await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    const token = await createResetToken('Nadia');
    await visitor().fetch(calls.updatePassword({ id: nadia.id, token, password: 'another-one' }));
  },
);

journey(
  'changing the password in the profile keeps sessions, accepts an old password, and bars it from a reset (SERVER-6, SERVER-7)',
  async (nadia) => {
    const { id } = nadia;
    const change = (password: string) => calls.updateProfile(profile(nadia, { password }));
    for (const _ of [1, 2]) await nadia.fetch(change('another-one'));
    await nadia.fetch(calls.listSurveys(id));
    await expectLoginRefused(emailFor('Nadia'), passwordFor('Nadia'));
    await nadia.fetch(change(passwordFor('Nadia')));
    await logIn(emailFor('Nadia'), passwordFor('Nadia'));
    const token = await createResetToken('Nadia');
    await visitor().expectRefused(
      422,
      calls.updatePassword({ id, token, password: 'another-one' }),
    );
  },
);

journeyFromEmptyDatabase(
  'a super administrator has a profile, and stays one (SERVER-6)',
  async () => {
    const sofia = await logInSuperAdmin();
    const user = await sofia.fetch(calls.updateProfile(profile(sofia, { lastName: 'Changed' })));
    expectSame('name and type', [user.lastName, user.type], ['Changed', 'SUPER_ADMIN']);
    const secondSession = await logIn(emailFor('Sofia'), passwordFor('Sofia'));
    expectSame('the type at the next login', secondSession.session?.user.type, 'SUPER_ADMIN');
  },
);
