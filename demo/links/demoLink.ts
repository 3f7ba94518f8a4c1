import { parseSettings, type Settings, settingsSchema } from '#mocks/controls/settings.ts';

const PARAMETER = 'demo';
const defaultSettings = settingsSchema.parse({});

/** The settings that differ from their defaults. */
export const nonDefaultSettings = (settings: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) =>
        JSON.stringify(value) !==
        JSON.stringify(defaultSettings[name as keyof typeof defaultSettings]),
    ),
  );

/** The URL, under `root`, that reproduces the state. Defaults are left out. */
export const demoLink = (root: string, settings: Settings): string =>
  `${root}?${PARAMETER}=${encodeURIComponent(JSON.stringify(nonDefaultSettings(settings)))}`;

/**
 * The settings of `?demo=…`, and the URL to open with them; null if there are none.
 * Throws sentences to show for invalid settings.
 */
export function readDemoLink(href: string, root: string) {
  const url = new URL(href);
  const text = url.searchParams.get(PARAMETER);
  if (text === null) return null;
  try {
    const settings = parseSettings(JSON.parse(text));
    url.searchParams.delete(PARAMETER);
    const targetUrl = settings.path ? new URL(root + settings.path.slice(1), url) : url;
    return { settings, targetUrl: targetUrl };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `This link's settings cannot be read, so nothing was changed. ${reason}. Without “?${PARAMETER}=…” the address works.`,
    );
  }
}
