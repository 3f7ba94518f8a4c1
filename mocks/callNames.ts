import { type Call, calls, type OperationId } from '#domain/api/calls.ts';

type Calls = typeof calls;

/** The name of a call in faults, log and contract, such as "POST /survey". */
export type CallName = NameOf<OperationId>;

export type NameOf<Id extends OperationId> = {
  [Each in Id]: `${Calls[Each]['method']} ${Calls[Each]['path']}`;
}[Id];

export const formatCallName = ({ method, path }: Call) => `${method} ${path}` as CallName;

export const callNames: CallName[] = Object.values(calls).map(formatCallName);

/** Finds a call by its name. */
export function callNamed(name: CallName): Call {
  const call = Object.values(calls).find((call) => formatCallName(call) === name);
  if (!call) throw new Error(`There is no call ${name}`);
  return call;
}
