export type Answer =
  | { kind: 'status'; status: number; message?: string }
  | { kind: 'json'; body: unknown }
  | { kind: 'text'; text: string; status?: number; type?: string }
  | { kind: 'network' | 'malformed' | 'held' };

export interface Fault {
  call: string;
  on: 'next' | 'every' | number;
  answer: Answer;
}

const fault =
  (on: Fault['on']) =>
  (call: string, answer: Answer): Fault => ({ call, on, answer });

/** The next answer to a call, in place of the mock backend's own. */
export const next = fault('next');

/** Every answer to a call. */
export const every = fault('every');

export const status = (code: number, message = ''): Answer => ({
  kind: 'status',
  status: code,
  message,
});
export const malformed: Answer = { kind: 'malformed' };

export const network: Answer = { kind: 'network' };
export const held: Answer = { kind: 'held' };
export const text = (body: string, type = 'application/json'): Answer => ({
  kind: 'text',
  text: body,
  type,
});
export const json = (body: unknown): Answer => ({ kind: 'json', body });
