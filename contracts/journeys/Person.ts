import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#api/baseApi.ts';
import { createStore } from '#api/createStore.ts';
import { sessionStarted } from '#api/sessionSlice.ts';
import type { Session } from '#domain/person/session.ts';
import { Outcome, type Result } from './Outcome.ts';

type Store = ReturnType<typeof createStore>;

/** A call of the application's own API slices (calls.ts). */
type Call<Data> = ThunkAction<
  PromiseLike<Result<Data>>,
  ReturnType<Store['getState']>,
  undefined,
  UnknownAction
>;

/** Somebody with the application open: each has a store, and so a session and a cache, of their own. */
export class Person {
  private readonly store = createStore();
  readonly session: Session | undefined;

  constructor(session?: Session) {
    this.session = session;
    if (session) this.store.dispatch(sessionStarted(session));
  }

  /** The id of who is signed in. */
  get id(): number {
    return this.session?.user.id ?? 0;
  }

  /** Makes a call as the application does. */
  async does<Data>(call: Call<Data>): Promise<Outcome<Data>> {
    const { data, error } = await this.store.dispatch(call);
    // Nothing comes from a cache: a journey asks the server each time.
    this.store.dispatch(baseApi.util.resetApiState());
    return new Outcome<Data>({ data, error });
  }

  /** This person's token with another's name on it, as a forged client would send. */
  inTheNameOf(other: Person): Person {
    if (!this.session || !other.session) throw new Error('Both must be signed in');
    return new Person({ token: this.session.token, user: other.session.user });
  }
}
