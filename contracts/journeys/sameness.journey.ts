import { asked, reportOf, response, rounded } from './answered.ts';
import { agent, profile, signUp } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { given, provider } from './given.ts';
import { journey } from './journey.ts';
import { emailOf, logIn, owner, visitor } from './people.ts';
import { onePixel } from './picture.ts';
import { send } from './send.ts';
import { created } from './surveys.ts';

journey('figures are unrounded, and averages leave out unknown values (SERVER-16)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  const responses = [100, 50, 33.333, null].map((completionPercentage) =>
    response({ completionPercentage, timeSpent: completionPercentage === 50 ? null : 10 }),
  );
  await given('answers to a survey', { surveyId: view.id, responses });
  const report = await reportOf(nadia, view.id);
  expectSame('averageCompletionRate', rounded(report.averageCompletionRate), rounded(183.333 / 3));
  expectSame('averageTimeSpent', report.averageTimeSpent, 10);
  const listed = (await nadia.does(calls.listResponses(nadia.id))).succeeds().responses;
  expectSame(
    'the completions in the list',
    listed.map(({ completionPercentage }) => completionPercentage ?? 0).toSorted((a, b) => a - b),
    [0, 33.333, 50, 100],
  );
});

journey('places, dates and names of a response return unchanged (SERVER-18)', async () => {
  const nadia = await owner('Nadia');
  const view = await asked(nadia);
  const user = { firstName: 'Ada', middleName: null, lastName: 'King' };
  const responses = [
    response({ createdAt: '2026-03-02T10:00:00+02:00', lat: '52.520', long: '13.400', user }),
    response({ createdAt: '2026-03-02T08:30:00.500Z', surveyorName: 'Grace', user }),
    response({ createdAt: '2026-03-02T08:30:00.000Z' }),
    response({ createdAt: '2026-03-02T12:00:00+14:00' }),
  ];
  await given('answers to a survey', { surveyId: view.id, responses });
  const listed = (await nadia.does(calls.listResponses(nadia.id))).succeeds().responses;
  expectSame(
    'the moments in the list, the newest first',
    listed.map(({ createdAt }) => new Date(createdAt ?? '').toISOString()),
    [
      '2026-03-02T08:30:00.500Z',
      '2026-03-02T08:30:00.000Z',
      '2026-03-02T08:00:00.000Z',
      '2026-03-01T22:00:00.000Z',
    ],
  );
  const grace = listed.find(({ surveyorName }) => surveyorName === 'Grace');
  expectSame('the user of a response that a surveyor took', grace?.user, user);
  const places = (await reportOf(nadia, view.id)).responses.map(({ lat, long }) => [lat, long]);
  if (!places.some(([lat, long]) => lat === '52.520' && long === '13.400')) {
    fail('the place "52.520", "13.400" as it was given');
  }
});

journey(
  'equal texts under “Others” are listed separately, unchanged, each with its response’s id (SERVER-16, SERVER-26)',
  async () => {
    const nadia = await owner('Nadia');
    const view = await asked(nadia);
    const others = [' Juice ', ' Juice ', 'Milk'];
    const responses = others.map((text) => response({ answers: [{ question: 1, others: text }] }));
    await given('answers to a survey', { surveyId: view.id, responses });
    const report = await reportOf(nadia, view.id);
    const written = report.questions[1]?.answers ?? [];
    expectSame('the texts', written.map(({ value }) => value).toSorted(), others.toSorted());
    expectSame(
      'the ids of the texts, which are those of the responses',
      written.map(({ id }) => id).toSorted((one, other) => one - other),
      report.responses.map(({ id }) => id).toSorted((one, other) => one - other),
    );
  },
);

journey('titles and texts are not normalized in letters or line ends (SERVER-26)', async () => {
  const nadia = await owner('Nadia');
  const title = 'Cafe\u0301 ﬁ Ⅳ';
  const text = 'One\r\nTwo\nThree';
  const view = await created(nadia, {
    title,
    questions: [{ text, type: 'text', required: false, hasOthers: false, options: [] }],
  });
  expectSame('title and text', [view.title, view.questions[0]?.text], [title, text]);
});

journey('passwords are compared as sent, without normalization (SERVER-26)', async () => {
  const password = 'ﬁrst-Ⅳ\u0000-Cafe\u0301';
  (await visitor().does(calls.signUp(signUp({ password })))).succeeds();
  const { email } = signUp();
  await logIn(email, password);
  for (const other of [password.normalize('NFKC'), password.normalize('NFC'), 'ﬁrst-Ⅳ']) {
    (await visitor().does(calls.logIn({ email, password: other }))).isRefused(401);
  }
});

journey(
  'addresses are compared without case only: dots, tags and letters differ (SERVER-1, SERVER-26)',
  async () => {
    const addresses = ['a.b@journey.example', 'ab@journey.example', 'ab+x@journey.example'];
    for (const email of addresses) {
      (await visitor().does(calls.signUp(signUp({ email })))).succeeds();
    }
    (await visitor().does(calls.signUp(signUp({ email: 'A.B@journey.example' })))).isRefused(409);
    const { session } = await logIn('A.B@JOURNEY.EXAMPLE', signUp().password);
    expectSame('the address', session?.user.email, 'a.b@journey.example');
  },
);

journey('an address keeps its spelling (SERVER-26)', async () => {
  (await visitor().does(calls.signUp(signUp({ email: 'Ada.King@Journey.Example' })))).succeeds();
  const { session } = await logIn('ada.king@journey.example', signUp().password);
  expectSame('the address', session?.user.email, 'Ada.King@Journey.Example');
});

journey('an address that a person or agent gives up is free again (SERVER-1)', async () => {
  const nadia = await owner('Nadia');
  (
    await nadia.does(calls.updateProfile(profile(nadia, { email: 'new@journey.example' })))
  ).succeeds();
  (await visitor().does(calls.signUp(signUp({ email: emailOf('Nadia') })))).succeeds();
  (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
  const [row] = (await nadia.does(calls.listAgents())).succeeds().data;
  const { password: _, ...form } = agent(nadia);
  const put = (change: object) =>
    send('PUT', `/agent/${row?.id}`, {
      body: JSON.stringify({ ...form, ...change }),
      person: nadia,
    });
  expectSame(
    'the status of its own address in other case',
    (await put({ email: form.email.toUpperCase() })).status,
    200,
  );
  expectSame(
    'the status of another address',
    (await put({ email: 'moved@field.example' })).status,
    200,
  );
  (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
});

journey('a deactivated agent keeps its address (SERVER-1, SERVER-19)', async () => {
  const nadia = await owner('Nadia');
  (await nadia.does(calls.createAgent(agent(nadia)))).succeeds();
  const [row] = (await nadia.does(calls.listAgents())).succeeds().data;
  (await nadia.does(calls.setAgentStatus({ id: row?.id ?? 0, status: 'Deactivated' }))).succeeds();
  (await visitor().does(calls.signUp(signUp({ email: agent(nadia).email })))).isRefused(409);
});

journey('agents are listed by creation, whatever changes later (SERVER-25)', async () => {
  const nadia = await owner('Nadia');
  for (const firstName of ['First', 'Second']) {
    const email = `${firstName.toLowerCase()}@field.example`;
    (await nadia.does(calls.createAgent(agent(nadia, { firstName, email })))).succeeds();
  }
  const before = (await nadia.does(calls.listAgents())).succeeds().data;
  const first = before[1];
  if (!first) return fail('two agents');
  (await nadia.does(calls.setAgentStatus({ id: first.id, status: 'Deactivated' }))).succeeds();
  const { password: _, ...form } = agent(nadia, { firstName: 'First', email: first.email });
  (await nadia.does(calls.updateAgent({ ...form, id: first.id }))).succeeds();
  const after = (await nadia.does(calls.listAgents())).succeeds().data;
  expectSame(
    'the first names',
    after.map(({ firstName }) => firstName),
    ['Second', 'First'],
  );
});

const BOUNDARY = 'a-boundary-of-this-journey';

journey('an upload is kept to the last byte, for every type of picture (SERVER-20)', async () => {
  const nadia = await owner('Nadia');
  const tricky = Buffer.from('\r\n--boundary\r\n\u0000\u00ff picture \r\n', 'latin1');
  for (const type of ['image/png', 'image/svg+xml', 'IMAGE/PNG']) {
    // Written by hand, because a form in JavaScript lower-cases types.
    const body = Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      tricky,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
    const answer = await send('POST', '/upload', {
      body,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      person: nadia,
    });
    expectSame(`the status of a picture of type ${type}`, answer.status, 200);
    const { url } = (await answer.json()) as { url: string };
    const stored = await fetch(new URL(url, provider.providerUrl));
    const kept = stored.headers.get('content-type')?.split(';')[0];
    expectSame('the type of the picture', kept, type.toLowerCase());
    const bytes = Buffer.from(await stored.arrayBuffer());
    expectSame('the picture, in base64', bytes.toString('base64'), tricky.toString('base64'));
  }
  const elsewhere = new FormData();
  elsewhere.append('picture', onePixel());
  const { status } = await send('POST', '/upload', { body: elsewhere, person: nadia });
  expectSame('the status of a form without the field "file"', status, 422);
});
