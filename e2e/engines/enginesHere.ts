import { findFirefox, findWebKit } from '../../scripts/test/findBrowser.js';
import type { Engine } from './engine.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';

export interface EngineHere {
  name: string;
  start: (downloads: string) => Promise<Engine>;
}

/** The engines that this machine can start beside Chromium, and the names of those that it lacks. */
export function enginesHere() {
  const firefox = findFirefox();
  const webKit = findWebKit();
  const known = [
    { name: 'Firefox', start: firefox && ((to: string) => startFirefox(firefox, to)) },
    { name: 'WebKit', start: webKit && ((to: string) => startWebKit(webKit, to)) },
  ];
  const hasStart = (engine: (typeof known)[number]): engine is EngineHere =>
    engine.start !== undefined;
  return {
    installed: known.filter(hasStart),
    missing: known.filter((engine) => !hasStart(engine)).map(({ name }) => name),
  };
}
