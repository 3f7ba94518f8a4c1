import { delay } from 'msw';
import type { Controls } from '../controls/createControls.ts';

/** The speed of a slow link in bytes a millisecond: 50 kB a second, like a bad phone line. */
const BYTES_PER_MILLISECOND = 50;

const measureSize = async (body: Request | Response) =>
  (await body.clone().arrayBuffer()).byteLength;

/** Waits as long as a slow link needs for both bodies, if one is set (DEMO-22). */
export async function simulateSlowNetwork(
  { controls }: { controls: Controls },
  request: Request,
  response: Response,
): Promise<void> {
  if (controls.state().settings.network !== 'slow' || response.type === 'error') return;
  await delay(
    ((await measureSize(request)) + (await measureSize(response))) / BYTES_PER_MILLISECOND,
  );
}
