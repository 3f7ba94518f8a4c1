// Serves the production build with the mock backend behind it, for the browser tests in
// e2e/production.
import { serveProduct } from './serveProduct.ts';

/** How long an answer of the API takes (ms). */
const LATENCY_MS = 50;

const { origin } = await serveProduct({ folder: 'dist', latency: LATENCY_MS });
console.log(`The production build is at ${origin}`);
