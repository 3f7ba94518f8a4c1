/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_MAP_TILES_URL?: string;
  readonly VITE_MAP_TILES_KEY?: string;
  readonly VITE_MAP_ATTRIBUTION?: string;
  /** The version and commit; the build sets it. */
  readonly VITE_VERSION: string;
}
