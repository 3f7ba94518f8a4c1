import { environment } from './environment.ts';

/** The address of the API. Outside a browser it must be absolute, because there is no origin to resolve it against. */
export const apiUrl = () => new URL(environment.apiUrl, globalThis.location?.href).href;
