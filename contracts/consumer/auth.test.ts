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

const { integer, like, regex, string } = MatchersV3;
const credentials = { email: 'ada@example.com', password: 'secret1' };
const newcomer = { firstName: 'Ada', middleName: '', lastName: 'King', ...credentials };

const login = () => visitor().dispatch(authApi.endpoints.login.initiate(credentials));
const signUp = () => visitor().dispatch(authApi.endpoints.signUp.initiate(newcomer));

describe('POST /auth/login', () => {
  test('a login with the right password returns a token and the user', () =>
    interaction('a login with the right password', ['a person', credentials])
      .withRequest('POST', '/api/v1/auth/login', jsonBody(credentials))
      .willRespondWith(
        200,
        jsonBody({
          token: string('a-bearer-token'),
          user: like({
            id: integer(2),
            firstName: 'Ada',
            lastName: 'King',
            email: 'ada@example.com',
            type: regex('OWNER|SUPER_ADMIN|AGENT', 'OWNER'),
          }),
        }),
      )
      .executeTest(async () => {
        const { data } = await login();
        expect(data).toMatchObject({ token: 'a-bearer-token', user: { id: 2, type: 'OWNER' } });
      }));

  test('a wrong password is refused with 401', () =>
    interaction('a login with a wrong password', [
      'a person',
      { email: credentials.email, password: 'another' },
    ])
      .withRequest('POST', '/api/v1/auth/login', jsonBody(credentials))
      .willRespondWith(401, jsonBody(errorBody('Invalid credentials')))
      .executeTest(() => expectError(login(), { kind: 'status', status: 401 })));
});

describe('POST /auth/sign-up', () => {
  test('a sign-up with a new email creates an account', () =>
    interaction('a sign-up with a new e-mail')
      .withRequest('POST', '/api/v1/auth/sign-up', jsonBody(newcomer))
      .willRespondWith(200)
      .executeTest(() => expectSuccess(signUp())));

  test('a sign-up with a taken email is refused with 409 and a message to show', () =>
    interaction('a sign-up with a taken e-mail', ['a person', credentials])
      .withRequest('POST', '/api/v1/auth/sign-up', jsonBody(newcomer))
      .willRespondWith(409, jsonBody(errorBody('An account with this email already exists')))
      .executeTest(async () => {
        const { error } = await signUp();
        expect(error).toEqual({
          kind: 'status',
          status: 409,
          message: 'An account with this email already exists',
        });
      }));

  test('a body that breaks a rule is refused with 422', () =>
    interaction('a sign-up with a first name of one letter')
      .withRequest('POST', '/api/v1/auth/sign-up', jsonBody({ ...newcomer, firstName: 'A' }))
      .willRespondWith(422, jsonBody(errorBody('First name must contain at least 2 characters')))
      .executeTest(() =>
        expectError(
          visitor().dispatch(authApi.endpoints.signUp.initiate({ ...newcomer, firstName: 'A' })),
          { kind: 'status', status: 422 },
        ),
      ));
});
