import { localDay } from '#domain/format/dates.ts';
import { people } from '#fixtures/people.ts';
import type { WorldName } from '#fixtures/worlds.ts';
import { createDatabase } from '#mocks/backend/database.ts';
import { parseSettings, type Settings } from '#mocks/controls/settings.ts';
import { createBackend } from '#mocks/createBackend.ts';
import { demoLink, readDemoLink } from './links/demoLink.ts';
import { createSteps, type Start } from './report/createSteps.ts';
import { keepCalls } from './report/keepCalls.ts';
import { keepConsole } from './report/keepConsole.ts';
import { browserSession } from './state/browserSession.ts';
import { createSharedState } from './state/createSharedState.ts';
import { createStateName, showNameInTitle } from './state/createStateName.ts';
import { forgetOnReload, forgetUnsaved, mustForget } from './state/forgetUnsaved.ts';
import { haveFixturesChanged } from './state/haveFixturesChanged.ts';
import {
  backendState,
  readSavedState,
  type SavedState,
  STATE_VERSION,
  takeBackendState,
} from './state/savedState.ts';
import { keepTab, resumeTab } from './state/tabState.ts';

/** The demo's root: "/" or a sub-path that ends in a slash. */
const root = import.meta.env.BASE_URL;

/**
 * The mock backend of this browser with everything that QA can do: the one object behind the panel.
 */
export function createDemo() {
  const database = createDatabase();
  const shared = createSharedState(database);
  const backend = createBackend({ database, runExclusive: shared.runExclusive });
  const { controls } = backend;
  const stateName = createStateName();
  /** The page's path, without the demo's sub-path. */
  const currentPath = () => `/${location.pathname.slice(root.length)}${location.search}`;
  const steps = createSteps();
  const consoleRecorder = keepConsole();
  const calls = keepCalls(backend.log, steps.tab);

  const goTo = (path: string) => location.assign(root + path.slice(1));

  const demoUrl = new URL(root, location.href).href;

  const isExpired = () => {
    const token = browserSession.token();
    return token !== null && !database.sessions.findFirst((query) => query.where({ token }));
  };

  const apply = (settings: Settings) =>
    shared.runExclusive(async () => {
      shared.world.set(settings.world);
      shared.day.set(settings.day);
      browserSession.write(await backend.apply(settings));
      stateName.begin(settings.name ?? '');
    });

  const today = () => localDay(new Date());

  /**
   * Loads a data set. The signed-in person stays, with the token of calls under way. Dates that
   * ended before an earlier day end before today.
   */
  const seed = (world: WorldName, day = shared.day.state() && today()) =>
    shared.runExclusive(async () => {
      shared.world.set(world);
      shared.day.set(day);
      await backend.seed(world, day);
      stateName.begin('');
      const token = browserSession.token();
      const person = browserSession.person();
      if (token && person) await database.sessions.create({ token, userId: people[person].id });
      else browserSession.write(null);
    });

  /** The settings that reproduce this page and state elsewhere, without data created here. */
  const settingsHere = (): Settings => ({
    name: stateName.state() || undefined,
    path: currentPath(),
    world: shared.world.state(),
    day: shared.day.state(),
    signedInAs: browserSession.person(),
    sessionExpired: isExpired(),
    ...controls.state().settings,
  });

  /** Records steps from here on. */
  const startSteps = (start: Start) => {
    consoleRecorder.clear();
    void calls.clear();
    return steps.begin(start);
  };

  async function chooseWorld(world: WorldName) {
    await seed(world);
    await startSteps({ settings: settingsHere() });
    forgetOnReload();
    location.reload();
  }

  /** Records how this page was opened, unless another page of this tab led to it. */
  function noteArrival() {
    const [{ type } = { type: 'navigate' }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const openedByLink = document.referrer.startsWith(demoUrl);
    if (type === 'reload') void steps.add({ kind: 'reload' });
    else if (steps.isNewTab || !openedByLink) {
      void steps.add({ kind: 'open', address: currentPath(), openedByLink });
    }
  }

  /** Replaces the whole state except the page. */
  async function take(state: SavedState) {
    await shared.runExclusive(async () => {
      shared.world.set(state.world);
      shared.day.set(state.day);
      await takeBackendState(backend, state);
    });
    browserSession.write(state.session);
    stateName.begin('');
  }

  /** The whole state, to open in another browser: data, pictures, person, settings and page. */
  const saveState = () =>
    shared.runExclusive(
      async (): Promise<SavedState> => ({
        canvassDemo: STATE_VERSION,
        path: currentPath(),
        world: shared.world.state(),
        day: shared.day.state(),
        ...backendState(backend),
        session: browserSession.read(),
      }),
    );

  return {
    backend,
    shared,
    root,
    saveState,
    steps,
    console: consoleRecorder,
    calls,

    /**
     * Starts with the URL's settings, otherwise with the stored state, otherwise with the
     * standard data.
     */
    async start() {
      const linkSettings = readDemoLink(location.href, root);
      const isFreshStart = mustForget();
      if (linkSettings || isFreshStart) await forgetUnsaved();
      resumeTab(backend);
      keepTab(backend);
      if (linkSettings) {
        history.replaceState(history.state, '', linkSettings.targetUrl);
        await apply(linkSettings.settings);
        startSteps({ settings: { ...linkSettings.settings, path: currentPath() } });
      } else if (!(await shared.resume())) {
        // A person finds answers of the last days; a link has the days that it names.
        const day = today();
        await seed('standard', day);
        startSteps({ settings: parseSettings({ path: currentPath(), day }) });
      } else if (!isFreshStart) {
        noteArrival();
      }
      const world = shared.world.state();
      if (await haveFixturesChanged(world)) await seed(world);
      stateName.endOnSettingsChange(controls);
      showNameInTitle(stateName);
    },

    /** The name of the opened state; empty for none. */
    stateName: stateName.state,

    async signInAs(name: keyof typeof people) {
      browserSession.write(await shared.runExclusive(() => backend.signIn(name)));
      stateName.end();
      goTo('/dashboard');
    },

    signOut() {
      browserSession.write(null);
      stateName.end();
      goTo('/');
    },

    chooseWorld,

    /** Reloads the chosen data set and removes all faults. */
    async reset() {
      controls.reset();
      await chooseWorld(shared.world.state());
    },

    /** The server forgets every token: the next call ends the session. */
    expireSession: () => shared.runExclusive(async () => backend.expireSessions()),

    /**
     * Puts this browser into a saved state. Rejects with a sentence to show for an invalid text,
     * and changes nothing.
     */
    async openState(text: string) {
      const state = readSavedState(text);
      await take(state);
      await startSteps({ state });
      forgetOnReload();
      goTo(state.path);
    },

    /** The demo's URL, with a slash at its end. */
    address: demoUrl,

    /** The link to this page in this state: at this demo, or at another URL. */
    link: (targetUrl = demoUrl) => demoLink(targetUrl.replace(/\/*$/, '/'), settingsHere()),
  };
}

export type Demo = ReturnType<typeof createDemo>;
