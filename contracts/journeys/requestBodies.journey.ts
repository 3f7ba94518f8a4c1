import { describedCalls } from '#mocks/describedCalls.ts';
import { agentUpdate, createAgent, listAgents } from './agents.ts';
import { agent, contactForm, options, profile, question, signUp, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import { logIn, logInSuperAdmin, signUpOwner } from './people.ts';
import { send, sendJson } from './send.ts';
import { createSurvey, newestSurvey, waitForNextTimestamp } from './surveys.ts';

/** A body without one of its fields. */
function without(body: object, field: string): object {
  const { [field]: _, ...rest } = body as Record<string, unknown>;
  return rest;
}

journey('a missing required field is refused with 422 (SERVER-34, SERVER-4)', async (nadia) => {
  const bodies: [path: string, body: object, optional: string[]][] = [
    ['/auth/sign-up', signUp(), []],
    ['/survey/create', survey(nadia), []],
    ['/user/update', profile(nadia), ['image']],
    ['/survey', { userId: nadia.id, page: 1, pageSize: 10 }, []],
    ['/survey/update', { ...survey(nadia), id: 1 }, ['logo', 'image']],
    ['/auth/sign-up-agent', agent(nadia), []],
    ['/email/contact-us', contactForm(), []],
  ];
  for (const [path, body, optional] of bodies) {
    for (const field of Object.keys(body).filter((name) => !optional.includes(name))) {
      const { status } = await sendJson(path, without(body, field), nadia);
      if (status !== 422) failExpecting(`status 422 without "${field}"`);
    }
  }
  const { surveys } = await nadia.fetch(calls.listSurveys(nadia.id));
  expectSame('the surveys', surveys, []);
});

journey('a value of another type is refused with 422 (SERVER-34, SERVER-4)', async (nadia) => {
  const savedSurvey = await createSurvey(nadia);
  const [sampleQuestion] = savedSurvey.questions;
  if (!sampleQuestion) return failExpecting('the question of the survey');
  const update = { id: savedSurvey.id, title: savedSurvey.title, userId: nadia.id };
  const list = { userId: nadia.id, page: 1, pageSize: 10 };
  const [tea] = options('Tea');
  for (const [path, body] of [
    ['/survey', { ...list, page: '1' }],
    ['/survey', { ...list, pageSize: '10' }],
    ['/survey', { ...list, userId: String(nadia.id) }],
    ['/survey/update-status', { id: 1.5, status: 'Closed' }],
    ['/auth/sign-up', { ...signUp(), middleName: null }],
    ['/auth/sign-up', { ...signUp(), firstName: 12 }],
    ['/auth/login', { email: 'nadia@journey.example', password: 123456 }],
    ['/auth/sign-up-agent', { ...agent(nadia), mobileNumber: 7700900100 }],
    ['/user/update', { ...profile(nadia), password: 12345678 }],
    ['/survey/create', { ...survey(nadia), title: 2026 }],
    ['/survey/create', survey(nadia, { questions: [question({ text: 5 as never })] })],
    [
      '/survey/create',
      survey(nadia, { questions: [question({ type: 'single', options: options(5 as never) })] }),
    ],
    ['/survey/update-status', { id: String(savedSurvey.id), status: 'Closed' }],
    ['/survey/create', survey(nadia, { questions: [question({ required: 'true' as never })] })],
    ['/survey/create', survey(nadia, { questions: [question({ hasOthers: 1 as never })] })],
    ['/survey/update', { ...update, questions: [{ ...sampleQuestion, id: null }] }],
    ['/user/update', { ...profile(nadia), image: null }],
    ['/survey/update-status', { id: savedSurvey.id, status: null }],
    [
      '/survey/update',
      { ...update, questions: [{ ...sampleQuestion, options: [{ ...tea, id: null }] }] },
    ],
    ['/survey/create', { ...survey(nadia), questions: [without(question(), 'required')] }],
    ['/user/update', { ...profile(nadia), mobileNumber: 17700900123 }],
    ['/survey/update-status', { id: savedSurvey.id }],
    ['/survey/create', survey(nadia, { questions: [null as never] })],
    [
      '/survey/create',
      survey(nadia, { questions: [question({ type: 'single', options: [null as never] })] }),
    ],
    ['/survey/update', { ...update, questions: [null] }],
  ] as const) {
    const { status } = await sendJson(path, body, nadia);
    if (status !== 422) failExpecting('status 422');
  }
  for (const query of [
    ...['page=1x&limit=10', 'page=1e1&limit=10', 'page=0x1&limit=10', 'page=1&limit=ten'],
    ...['page=1', 'limit=10', 'page=&limit=10'],
  ]) {
    const { status } = await send('GET', `/agent?${query}`, { person: nadia });
    if (status !== 422) failExpecting('status 422');
  }
  const path = `/agent/${(await createAgent(nadia)).id}`;
  const body = agentUpdate(nadia, Number(path.split('/').at(-1)));
  for (const field of ['firstName', 'lastName', 'email', 'mobileNumber']) {
    const incompleteBody = JSON.stringify(without(body, field));
    const { status } = await send('PUT', path, { body: incompleteBody, person: nadia });
    if (status !== 422) failExpecting(`status 422 without "${field}"`);
  }
  // Of a repeated field a server may take the first one, or refuse both.
  const response = await send('GET', '/agent?page=1&page=2&limit=10', { person: nadia });
  if (response.status === 200) {
    const { data } = (await response.json()) as { data: unknown[] };
    expectSame('the number of agents on the first page', data.length, 1);
  } else if (response.status !== 422) failExpecting('status 422, or the first page');
  for (const [person, list] of [
    [nadia, 'get-response-list'],
    [await logInSuperAdmin(), 'get-all-response-list'],
  ] as const) {
    const userIdQuery = `userId=${person.id}`;
    for (const query of [
      'page=1&pageSize=10',
      `${userIdQuery}&page=1`,
      `${userIdQuery}&pageSize=10`,
    ]) {
      const { status } = await send('GET', `/response/${list}?${query}`, { person });
      if (status !== 422) failExpecting('status 422 without a field of the query');
    }
  }
  expectSame('the survey', await nadia.fetch(calls.getSurvey(savedSurvey.id)), savedSurvey);
});

journey('an unknown field changes nothing (SERVER-34, SERVER-9, SERVER-19)', async (nadia) => {
  await sendJson('/survey/create', { ...survey(nadia), status: 'Closed' }, nadia);
  const savedSurvey = await newestSurvey(nadia);
  const tomas = await signUpOwner('Tomas');
  const unknownFields = {
    status: 'Closed',
    updatedAt: '2020-01-01T00:00:00.000Z',
    image: 'https://example.com/unknown.png',
    ownerId: tomas.id,
    user: { id: tomas.id },
  };
  await sendJson('/survey/update', { ...savedSurvey, ...unknownFields, userId: nadia.id }, nadia);
  expectSame('the survey', await newestSurvey(nadia), savedSurvey);
  const { surveys } = await nadia.fetch(calls.listSurveys(nadia.id));
  if (surveys.some(({ status }) => status !== 'Open')) failExpecting('a survey that is Open');
  const isOld = surveys.some(({ updatedAt }) => updatedAt?.startsWith('2020'));
  expectSame('whether updatedAt is the one sent', isOld, false);
  const signUpBody = { ...signUp(), id: 4_711, image: 'https://example.com/a.png', status: 'x' };
  await sendJson('/auth/sign-up', signUpBody);
  const { session } = await logIn(signUp().email, signUp().password);
  expectSame('the picture of the new person', session?.user.image || null, null);
  if (session?.user.id === 4_711) failExpecting('an id that the server gives');
  await sendJson('/auth/sign-up-agent', { ...agent(nadia), status: 'Deactivated' }, nadia);
  const [{ id } = { id: 0 }] = (await listAgents(nadia)).data;
  expectSame('its status', (await nadia.fetch(calls.getAgent(id))).status, 'Active');
  const body = { ...agentUpdate(nadia, id), status: 'Deactivated' };
  await send('PUT', `/agent/${id}`, { body: JSON.stringify(body), person: nadia });
  const agentAfter = await nadia.fetch(calls.getAgent(id));
  expectSame('the status of the agent', agentAfter.status, 'Active');
});

journey(
  'limits count code points, and a body of 200,000 bytes is stored whole (SERVER-32, SERVER-24)',
  async (nadia) => {
    // Ten families of five code points each, which look like ten characters.
    const families = '👨‍👩‍👧'.repeat(10);
    for (const title of [families, '😀'.repeat(50)]) {
      expectSame('the title', (await createSurvey(nadia, { title })).title, title);
      const longerSurvey = survey(nadia, { title: `${title}${letters(1)}` });
      await nadia.expectRefused(422, calls.createSurvey(longerSurvey));
      await waitForNextTimestamp();
    }
    const emptyBodyLength = JSON.stringify(
      survey(nadia, { questions: [question({ text: '' })] }),
    ).length;
    const text = letters(200_000 - emptyBodyLength);
    const body = JSON.stringify(survey(nadia, { questions: [question({ text })] }));
    expectSame('the bytes of the body', Buffer.byteLength(body), 200_000);
    const { status } = await send('POST', '/survey/create', { body, person: nadia });
    expectSame('the status', status, 200);
    expectSame('the text', (await newestSurvey(nadia)).questions[0]?.text, text);
    // A character of several bytes must survive where a server reads the body in chunks.
    const wideText = '漢😀é'.repeat(20_000);
    await waitForNextTimestamp();
    await nadia.fetch(
      calls.createSurvey(survey(nadia, { questions: [question({ text: wideText })] })),
    );
    expectSame('the wide text', (await newestSurvey(nadia)).questions[0]?.text === wideText, true);
  },
);

journey(
  'a body that is no JSON is refused with a message, never with 500 (SERVER-30)',
  async (nadia) => {
    const { id } = await createAgent(nadia);
    for (const { method, path, body: hasBody } of describedCalls) {
      if (!hasBody) continue;
      const url = path.replace(':id', String(id));
      for (const body of ['{', '{"title": }', 'title=Market', '[]', '"text"', 'null', '']) {
        const response = await send(method, url, { body, person: nadia });
        const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
        if (response.status < 400 || response.status >= 500 || !message) {
          failExpecting('a status of 4xx with { "message": … }');
        }
      }
    }
    expectSame('the surveys', (await nadia.fetch(calls.listSurveys(nadia.id))).surveys, []);
  },
);
