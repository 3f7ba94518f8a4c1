import { AsyncLocalStorage } from 'node:async_hooks';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#api/baseApi.ts';
import { browserPage } from '#api/browserPage.ts';
import { createStore } from '#api/createStore.ts';
import { startSession } from '#api/session.ts';
import type { Session } from '#domain/person/session.ts';
import { memoryStorage } from '#fixtures/memoryStorage.ts';
import { Outcome, type Result } from './Outcome.ts';

type Store = ReturnType<typeof createStore>;

/** A call of the application's own API slices (calls.ts). */
type Call<Data> = ThunkAction<
  PromiseLike<Result<Data>>,
  ReturnType<Store['getState']>,
  unknown,
  UnknownAction
>;

/** The storage of the browser whose application runs: several persons may call at once. */
const browsers = new AsyncLocalStorage<Storage>();

Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  get: () => browsers.getStore(),
});
// There is no page to replace when a session ends.
browserPage.open = () => undefined;

/** A person with an open application: each has a browser, a store with a session, and a cache. */
export class Person {
  private readonly storage = memoryStorage();
  private readonly store = browsers.run(this.storage, () => createStore());
  readonly session: Session | undefined;

  constructor(session?: Session) {
    this.session = session;
    if (session) browsers.run(this.storage, () => this.store.dispatch(startSession(session)));
  }

  /** The id of the signed-in person. */
  get id(): number {
    return this.session?.user.id ?? 0;
  }

  /** Makes a call as the application does. */
  async send<Data>(call: Call<Data>): Promise<Outcome<Data>> {
    const { data, error } = await browsers.run(this.storage, () => this.store.dispatch(call));
    // Nothing comes from a cache: a journey always asks the server.
    this.store.dispatch(baseApi.util.resetApiState());
    return new Outcome<Data>({ data, error });
  }

  /** Makes a call that a journey needs, and returns its data. */
  async fetch<Data>(call: Call<Data>): Promise<Data> {
    return (await this.send(call)).expectSuccess();
  }

  /** Makes a call and asserts that it succeeds. */
  async expectAllowed<Data>(call: Call<Data>): Promise<Data> {
    return (await this.send(call)).expectAllowed();
  }

  /** Makes a call and asserts that it is refused with this status and a message (CALL-2). */
  async expectRefused(status: number, call: Call<unknown>): Promise<void> {
    (await this.send(call)).expectRefused(status);
  }

  /** A person with this token and another person's id, as a forged client sends them. */
  inTheNameOf(otherPerson: Person): Person {
    if (!this.session || !otherPerson.session) throw new Error('Both must be signed in');
    return new Person({ token: this.session.token, user: otherPerson.session.user });
  }
}
