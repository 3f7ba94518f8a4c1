// The production build with the mock backend behind it, for the browser tests in e2e/production.
import { parseArgs } from 'node:util';
import { serveProduct } from './serveProduct.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, latency: { type: 'string', default: '50' } },
});
await serveProduct({
  folder: 'dist',
  port: Number(values.port),
  latency: Number(values.latency),
});
