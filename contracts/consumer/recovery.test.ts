import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { authApi } from '#api/authApi.ts';
import {
  errorBody,
  expectError,
  expectSuccess,
  interaction,
  jsonBody,
  visitor,
} from '../consumerPact.ts';

const { fromProviderState, integer } = MatchersV3;
const token = fromProviderState(`\${resetToken}`, 'a-reset-token');

describe('POST /auth/forgot-password', () => {
  test('requesting a reset link succeeds', () =>
    interaction('a forgotten password', [
      'a person',
      { email: 'ada@example.com', password: 'secret1' },
    ])
      .withRequest('POST', '/api/v1/auth/forgot-password', jsonBody({ email: 'ada@example.com' }))
      .willRespondWith(200)
      .executeTest(() =>
        expectSuccess(
          visitor().dispatch(
            authApi.endpoints.forgotPassword.initiate({ email: 'ada@example.com' }),
          ),
        ),
      ));
});

describe('POST /auth/verify-reset-password-token', () => {
  const verify = (value: string) =>
    visitor().dispatch(authApi.endpoints.verifyResetLink.initiate({ token: value }));
  const path = '/api/v1/auth/verify-reset-password-token';

  test('a valid reset link returns its user', () =>
    interaction('a valid reset link', ['a reset link', { state: 'valid' }])
      .withRequest('POST', path, jsonBody({ token }))
      .willRespondWith(200, jsonBody({ userId: integer(2) }))
      .executeTest(async () => {
        expect((await verify('a-reset-token')).data).toEqual({ userId: 2 });
      }));

  test('an unknown link is answered 404 with a message to show', () =>
    interaction('an unknown reset link')
      .withRequest('POST', path, jsonBody({ token: 'unknown' }))
      .willRespondWith(404, jsonBody(errorBody('This reset link does not exist')))
      .executeTest(() => expectError(verify('unknown'), { status: 404 })));

  test('an expired link is answered 410 with a message to show', () =>
    interaction('an expired reset link', ['a reset link', { state: 'expired' }])
      .withRequest('POST', path, jsonBody({ token }))
      .willRespondWith(410, jsonBody(errorBody('This reset link has expired')))
      .executeTest(() => expectError(verify('a-reset-token'), { status: 410 })));
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
      .withRequest('POST', '/api/v1/auth/update-password', jsonBody(body))
      .willRespondWith(200)
      .executeTest(() => expectSuccess(update())));
});
