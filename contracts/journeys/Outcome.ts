import type { ApiError } from '#api/apiError.ts';
import { type Exchange, lastExchange, secretIn } from './exchange.ts';
import { failExpecting, noteAssertion } from './expectations.ts';

export interface Result<Data> {
  data?: Data | undefined;
  error?: unknown;
}

function hasMessage(body: string): boolean {
  try {
    const { message }: { message?: unknown } = JSON.parse(body);
    return typeof message === 'string' && message.trim() !== '';
  } catch {
    return false;
  }
}

/** The application's result of a response: data, or an error. */
export class Outcome<Data> {
  readonly exchange: Exchange;
  private readonly result: Result<Data>;

  constructor(result: Result<Data>) {
    this.result = result;
    this.exchange = lastExchange();
    const secret = secretIn(this.exchange);
    if (secret)
      failExpecting(
        `no password or other session’s token in any answer, but it holds "${secret}" (SERVER-2)`,
        this.exchange,
      );
  }

  /** Returns the data; fails unless the status is 200 and the body can be read. Setup uses it. */
  expectSuccess(): Data {
    const { data, error } = this.result;
    if (error === undefined && this.exchange.status === 200) return data as Data;
    const problem = error as ApiError | undefined;
    return failExpecting(
      problem?.kind === 'malformed'
        ? `an answer that can be read, but ${problem.message}`
        : 'status 200',
      this.exchange,
    );
  }

  /** `expectSuccess` as an assertion of the journey, which the report counts. */
  expectAllowed(): Data {
    noteAssertion();
    return this.expectSuccess();
  }

  /** Asserts that the call was refused with this status and a message (CALL-2). */
  expectRefused(status: number): void {
    noteAssertion();
    // Read from the wire: a refused token ends the session, and with it the store's state of the
    // call.
    const { status: actualStatus, responseBody } = this.exchange;
    if (actualStatus !== status || !hasMessage(responseBody)) {
      failExpecting(`status ${status} with { "message": … }`, this.exchange);
    }
  }
}
