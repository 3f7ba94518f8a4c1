import { browserStorage } from '#api/browserStorage.ts';
import { askAhead } from '#api/firstAnswer.ts';
import { storedUser } from '#api/storedUser.ts';
import { paths } from '#domain/paths.ts';
import { expectCode, type Screen, screenAt } from './screens.ts';

/** Where a guard will lead whoever opens the screen: to itself, or elsewhere. */
function leadsTo({ screen, isSignedIn }: { screen: Screen; isSignedIn: boolean }): Screen {
  const elsewhere = {
    open: undefined,
    guests: isSignedIn ? paths.landing : undefined,
    signedIn: isSignedIn ? undefined : paths.login,
    owners: isSignedIn ? undefined : paths.login,
  }[screen.area];
  return (elsewhere && screenAt(elsewhere)?.screen) || screen;
}

/** Puts the code and the data of the screen at the page's address on their way, side by side. */
export function expectAddress({ pathname, search }: Location): void {
  const found = screenAt(`/${pathname.slice(import.meta.env.BASE_URL.length)}`);
  if (!found) return;
  const token = browserStorage.read('token');
  const screen = leadsTo({ screen: found.screen, isSignedIn: token !== null });
  expectCode(screen);
  const user = storedUser();
  if (token === null || !user || screen !== found.screen) return;
  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  const id = Number(found.parameter ?? 0);
  const isWhole = [page, id].every((number) => Number.isSafeInteger(number) && number >= 0);
  const call = isWhole && screen.firstCall?.(user, id, page);
  if (call) askAhead(call, token);
}
