import { environment } from './environment.ts';

/** Where the API is: an absolute address also outside a browser, where there is no origin to lean on. */
export const apiUrl = () => new URL(environment.apiUrl, globalThis.location?.href).href;
