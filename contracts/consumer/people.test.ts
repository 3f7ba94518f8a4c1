import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { contactApi } from '#api/contactApi.ts';
import { responseApi } from '#api/responseApi.ts';
import { uploadApi } from '#api/uploadApi.ts';
import { userApi } from '#api/userApi.ts';
import {
  bearer,
  errorBody,
  expectError,
  expectSuccess,
  ISO_DATE,
  interaction,
  jsonBody,
  ownerInteraction,
  signedBody,
  signedIn,
  TOKEN,
  USER_ID,
  userId,
  visitor,
} from '../consumerPact.ts';

const { eachLike, integer, nullValue, number, regex, string } = MatchersV3;

describe('response lists', () => {
  const query = {
    page: '1',
    pageSize: '10',
    userId: MatchersV3.fromProviderState(`\${userId}`, '2'),
  };
  const request = { page: 1, pageSize: 10, userId: USER_ID };
  const page = {
    responses: eachLike({
      id: integer(1),
      user: { firstName: string('Ada'), lastName: string('King') },
      survey: { title: string('Hello') },
      completionPercentage: number(66.67),
      createdAt: regex(ISO_DATE, '2026-03-01T09:00:00.000Z'),
    }),
    totalPages: integer(1),
    totalResponses: integer(3),
  };

  test('GET /response/get-response-list: an owner has a page of responses (RESPONSES-7)', () =>
    ownerInteraction('a page of responses', ['a survey with responses', { responses: 3 }])
      .withRequest('GET', '/api/v1/response/get-response-list', (call) =>
        call.headers(bearer).query(query),
      )
      .willRespondWith(200, jsonBody(page))
      .executeTest(async () => {
        const { data } = await signedIn().dispatch(
          responseApi.endpoints.responses.initiate({ ...request, isAdmin: false }),
        );
        expect(data?.responses[0]).toMatchObject({ completionPercentage: 66.67 });
      }));

  test('GET /response/get-response-list: missing parts of a response are null', () =>
    ownerInteraction('a page with a response without time, place or names', [
      'a survey with a bare response',
      {},
    ])
      .withRequest('GET', '/api/v1/response/get-response-list', (call) =>
        call.headers(bearer).query(query),
      )
      .willRespondWith(
        200,
        jsonBody({
          responses: eachLike({
            id: integer(1),
            surveyorName: nullValue(),
            user: nullValue(),
            timeSpent: nullValue(),
            completionPercentage: number(0),
          }),
          totalPages: integer(1),
          totalResponses: integer(1),
        }),
      )
      .executeTest(async () => {
        const { data } = await signedIn().dispatch(
          responseApi.endpoints.responses.initiate({ ...request, isAdmin: false }),
        );
        expect(data?.responses[0]).toMatchObject({ surveyorName: null, timeSpent: null });
      }));

  test('GET /response/get-response-list: without responses the page is empty', () =>
    ownerInteraction('a page of responses where there are none')
      .withRequest('GET', '/api/v1/response/get-response-list', (call) =>
        call.headers(bearer).query(query),
      )
      .willRespondWith(200, jsonBody({ responses: [], totalPages: 0, totalResponses: 0 }))
      .executeTest(async () => {
        const { data } = await signedIn().dispatch(
          responseApi.endpoints.responses.initiate({ ...request, isAdmin: false }),
        );
        expect(data?.responses).toEqual([]);
      }));

  test('GET /response/get-all-response-list: a super administrator has everyone’s (RESPONSES-7)', () =>
    interaction(
      'a page of everyone’s responses',
      ['a signed-in super administrator', {}],
      ['a survey with responses', { responses: 3 }],
    )
      .withRequest('GET', '/api/v1/response/get-all-response-list', (call) =>
        call.headers(bearer).query(query),
      )
      .willRespondWith(200, jsonBody(page))
      .executeTest(async () => {
        const { data } = await signedIn('SUPER_ADMIN').dispatch(
          responseApi.endpoints.responses.initiate({ ...request, isAdmin: true }),
        );
        expect(data?.totalResponses).toBe(3);
      }));
});

describe('POST /user/update', () => {
  const profile = {
    firstName: 'Ada',
    middleName: 'Byron',
    lastName: 'King',
    email: 'ada.king@example.com',
    mobileNumber: '07700900123',
    password: null,
    image: 'https://example.com/ada.png',
  };
  const update = () =>
    signedIn().dispatch(userApi.endpoints.updateProfile.initiate({ ...profile, id: USER_ID }));

  test('saving a profile returns the updated user', () =>
    ownerInteraction('a changed profile')
      .withRequest('POST', '/api/v1/user/update', signedBody({ ...profile, id: userId }))
      .willRespondWith(
        200,
        jsonBody({
          id: integer(2),
          firstName: 'Ada',
          middleName: 'Byron',
          lastName: 'King',
          image: 'https://example.com/ada.png',
          email: 'ada.king@example.com',
          mobileNumber: '07700900123',
          type: string('OWNER'),
        }),
      )
      .executeTest(async () => {
        expect((await update()).data).toMatchObject({ firstName: 'Ada', type: 'OWNER' });
      }));

  test('a profile update sends missing values as null, and no picture if none was chosen', () => {
    const { image: _, ...rest } = profile;
    const withoutPicture = { ...rest, middleName: null, password: 'brand-new-1' };
    return ownerInteraction('a changed profile with a new password and no new picture')
      .withRequest('POST', '/api/v1/user/update', signedBody({ ...withoutPicture, id: userId }))
      .willRespondWith(
        200,
        jsonBody({
          id: integer(2),
          firstName: 'Ada',
          middleName: null,
          lastName: 'King',
          email: 'ada.king@example.com',
          mobileNumber: '07700900123',
          type: string('OWNER'),
        }),
      )
      .executeTest(async () => {
        const { data } = await signedIn().dispatch(
          userApi.endpoints.updateProfile.initiate({ ...withoutPicture, id: USER_ID }),
        );
        expect(data).toMatchObject({ firstName: 'Ada', middleName: null });
      });
  });

  test('a profile with a taken email is refused with 409 and a message to show', () =>
    ownerInteraction('a changed profile with a taken e-mail', [
      'a person',
      { email: profile.email, password: 'secret1' },
    ])
      .withRequest('POST', '/api/v1/user/update', signedBody({ ...profile, id: userId }))
      .willRespondWith(409, jsonBody(errorBody('That address is taken')))
      .executeTest(() =>
        expectError(update(), {
          status: 409,
          message: 'That address is taken',
        }),
      ));
});

test('POST /email/contact-us: a visitor’s message is accepted', () => {
  const message = {
    firstName: 'Ada',
    lastName: 'King',
    email: 'ada@example.com',
    body: 'Hello there',
  };
  return interaction('a contact message')
    .withRequest('POST', '/api/v1/email/contact-us', jsonBody(message))
    .willRespondWith(200)
    .executeTest(() =>
      expectSuccess(visitor().dispatch(contactApi.endpoints.contactUs.initiate(message))),
    );
});

test('POST /upload: a file that is not a picture is refused with 422', () =>
  ownerInteraction('an uploaded text')
    .withRequest('POST', '/api/v1/upload', (request) =>
      request
        .headers(bearer)
        .multipartBody('text/plain', 'contracts/consumer/note.txt', 'file', 'canvass-boundary'),
    )
    .willRespondWith(422, jsonBody(errorBody('That is no picture')))
    .executeTest(async () => {
      const file = new File(['hello\n'], 'note.txt', { type: 'text/plain' });
      const { error } = await signedIn().dispatch(uploadApi.endpoints.upload.initiate(file));
      expect(error).toMatchObject({ status: 422, message: 'That is no picture' });
    }));

test('POST /upload: a token that is not valid is refused with 401 (CALL-4)', () =>
  interaction('an uploaded picture with a token that is not valid')
    .withRequest('POST', '/api/v1/upload', (request) =>
      request
        .headers({ Authorization: `Bearer ${TOKEN}` })
        .multipartBody('image/png', 'contracts/consumer/pixel.png', 'file', 'canvass-boundary'),
    )
    .willRespondWith(401, jsonBody(errorBody('You are not signed in')))
    .executeTest(async () => {
      const { readFile } = await import('node:fs/promises');
      const bytes = await readFile('contracts/consumer/pixel.png');
      const store = signedIn();
      const file = new File([bytes], 'pixel.png', { type: 'image/png' });
      await store.dispatch(uploadApi.endpoints.upload.initiate(file));
      expect(store.getState().session.token).toBeNull();
    }));

test('POST /upload: an uploaded picture returns its URL', () =>
  ownerInteraction('an uploaded picture')
    .withRequest('POST', '/api/v1/upload', (request) =>
      request
        .headers(bearer)
        .multipartBody('image/png', 'contracts/consumer/pixel.png', 'file', 'canvass-boundary'),
    )
    .willRespondWith(
      200,
      jsonBody({ url: regex('^(https?:|/).+$', 'https://example.com/uploads/1') }),
    )
    .executeTest(async () => {
      const { readFile } = await import('node:fs/promises');
      const bytes = await readFile('contracts/consumer/pixel.png');
      const file = new File([bytes], 'pixel.png', { type: 'image/png' });
      const { data } = await signedIn().dispatch(uploadApi.endpoints.upload.initiate(file));
      expect(data).toEqual({ url: 'https://example.com/uploads/1' });
    }));
