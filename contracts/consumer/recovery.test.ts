import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { authApi } from '#api/authApi.ts';
import { errorBody, interaction, visitor } from '../consumerPact.ts';

const { fromProviderState, integer } = MatchersV3;
const token = fromProviderState(`\${resetToken}`, 'a-reset-token');

describe('POST /auth/forgot-password', () => {
  test('requesting a reset link succeeds', () =>
    interaction('a forgotten password', [
      'a person',
      { email: 'ada@example.com', password: 'secret1' },
    ])
      .withRequest('POST', '/api/v1/auth/forgot-password', (request) =>
        request.jsonBody({ email: 'ada@example.com' }),
      )
      .willRespondWith(200)
      .executeTest(async () => {
        const { error } = await visitor().dispatch(
          authApi.endpoints.forgotPassword.initiate({ email: 'ada@example.com' }),
        );
        expect(error).toBeUndefined();
      }));
});

describe('POST /auth/verify-reset-password-token', () => {
  const verify = (value: string) =>
    visitor().dispatch(authApi.endpoints.verifyResetLink.initiate({ token: value }));
  const path = '/api/v1/auth/verify-reset-password-token';

  test('a valid reset link returns its user', () =>
    interaction('a valid reset link', ['a reset link', { state: 'valid' }])
      .withRequest('POST', path, (request) => request.jsonBody({ token }))
      .willRespondWith(200, (response) => response.jsonBody({ userId: integer(2) }))
      .executeTest(async () => {
        expect((await verify('a-reset-token')).data).toEqual({ userId: 2 });
      }));

  test('an unknown link is answered 404 with a message to show', () =>
    interaction('an unknown reset link')
      .withRequest('POST', path, (request) => request.jsonBody({ token: 'unknown' }))
      .willRespondWith(404, (response) =>
        response.jsonBody(errorBody('This reset link does not exist')),
      )
      .executeTest(async () => {
        expect((await verify('unknown')).error).toMatchObject({ status: 404 });
      }));

  test('an expired link is answered 410 with a message to show', () =>
    interaction('an expired reset link', ['a reset link', { state: 'expired' }])
      .withRequest('POST', path, (request) => request.jsonBody({ token }))
      .willRespondWith(410, (response) =>
        response.jsonBody(errorBody('This reset link has expired')),
      )
      .executeTest(async () => {
        expect((await verify('a-reset-token')).error).toMatchObject({ status: 410 });
      }));
});

describe('POST /auth/update-password', () => {
  const id = fromProviderState(`\${userId}`, 2);
  const body = { id, token, password: 'brand-new-1' };
  const update = () =>
    visitor().dispatch(
      authApi.endpoints.updatePassword.initiate({
        id: 2,
        token: 'a-reset-token',
        password: 'brand-new-1',
      }),
    );

  test('a new password is accepted', () =>
    interaction('a new password', ['a reset link', { state: 'valid' }])
      .withRequest('POST', '/api/v1/auth/update-password', (request) => request.jsonBody(body))
      .willRespondWith(200)
      .executeTest(async () => {
        expect((await update()).error).toBeUndefined();
      }));
});
