import { askAhead } from '#api/firstAnswer.ts';
import { storedSession } from '#api/storedSession.ts';
import { paths } from '#domain/paths.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import type { User } from '#domain/person/user.ts';
import { type Endpoints, expectCode, type Screen, screenAt } from './screens.ts';

/** Where a guard will lead whoever opens the screen: to itself, or elsewhere. */
function leadsTo(screen: Screen, token: string | null, user: User | null): Screen {
  const toLogin = token === null ? paths.login : undefined;
  const elsewhere = {
    open: undefined,
    guests: token === null ? undefined : paths.landing,
    signedIn: toLogin,
    owners: toLogin ?? (isSuperAdmin(user) ? paths.dashboard : undefined),
  }[screen.area];
  return (elsewhere && screenAt(elsewhere)?.screen) || screen;
}

/** The screen at an address, the one that is shown there, and to whom. */
function screenOf({ pathname }: Location) {
  const found = screenAt(`/${pathname.slice(import.meta.env.BASE_URL.length)}`);
  if (!found) return undefined;
  const { token, user } = storedSession();
  return { ...found, token, user, shown: leadsTo(found.screen, token, user) };
}

/** Starts fetching the code of the screen at the page's address. */
export function expectAddressCode(location: Location): void {
  const found = screenOf(location);
  if (found) expectCode(found.shown);
}

/** What reads the answer to the first call into the store. */
export type ReadFirst = (endpoints: Endpoints) => ReturnType<NonNullable<Screen['readFirst']>>;

/** Sends the call that the screen begins with, where it is known before its code is there. */
function askForData(
  { screen, shown, parameter, token, user }: NonNullable<ReturnType<typeof screenOf>>,
  { search }: Location,
): ReadFirst | undefined {
  if (token === null || !user || screen !== shown) return undefined;
  const params = new URLSearchParams(search);
  // A list that is searched or sorted needs all its pages, and not the first.
  if (['q', 'status', 'sort'].some((name) => params.get(name))) return undefined;
  const page = Number(params.get('page') ?? 1);
  const id = Number(parameter ?? 0);
  const isWhole = [page, id].every(Number.isSafeInteger) && page >= 1 && id >= 0;
  const { firstCall, readFirst } = screen;
  if (!isWhole || !firstCall) return undefined;
  const asked = { user, id, page };
  askAhead(firstCall(asked), token);
  return readFirst && ((endpoints) => readFirst(endpoints, asked));
}

/**
 * Starts fetching the data and the code of the screen at the page's address, side by side. The data come first: the
 * files of the code are many, and a browser opens few connections to a host. What it gives reads those data.
 */
export function expectAddress(location: Location): ReadFirst | undefined {
  const found = screenOf(location);
  if (!found) return undefined;
  const readFirst = askForData(found, location);
  expectCode(found.shown);
  return readFirst;
}
