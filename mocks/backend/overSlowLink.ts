import { delay } from 'msw';
import type { Controls } from '../controls/controls.ts';

/** What a slow link carries, in bytes a millisecond: 50 kB a second, as a bad phone line does. */
const BYTES_PER_MILLISECOND = 50;

const sizeOf = async (body: Request | Response) => (await body.clone().arrayBuffer()).byteLength;

/** Waits as long as a slow link needs for both bodies, where one is set (DEMO-22). */
export async function overSlowLink(
  { controls }: { controls: Controls },
  request: Request,
  response: Response,
): Promise<void> {
  if (controls.state().settings.network !== 'slow' || response.type === 'error') return;
  await delay(((await sizeOf(request)) + (await sizeOf(response))) / BYTES_PER_MILLISECOND);
}
