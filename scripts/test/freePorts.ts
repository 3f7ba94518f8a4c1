import { createServer } from 'node:net';

const isUnused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
      .listen(port);
  });

/** The first of two neighbouring free ports from `start` on: two clones can run their tests at once. */
export async function freePorts(start: number): Promise<number> {
  for (let port = start; ; port += 2) {
    if ((await isUnused(port)) && (await isUnused(port + 1))) return port;
  }
}
