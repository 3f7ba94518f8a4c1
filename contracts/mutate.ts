import { spawnSync } from 'node:child_process';
import * as z from 'zod';
import { apiCalls } from '#domain/apiCalls.ts';
import { type Mutation, mutatedBackend } from './mutation.ts';
import { callOf, readInteractions } from './pactFile.ts';
import { verifyMock } from './verifyProvider.ts';

const { CANVASS_MUTATION } = process.env;

/** Changes to each answer that the contract speaks of: each field dropped and retyped, each status another. */
function mutations(): Mutation[] {
  const interactions = readInteractions();
  return apiCalls.flatMap(({ method, path, answer }) => {
    const ofCall = interactions.filter(
      (interaction) => callOf(interaction) === `${method} ${path}`,
    );
    const statuses = [...new Set(ofCall.map(({ response }) => response.status))];
    const fields = answer instanceof z.ZodObject ? Object.keys(answer.shape) : [];
    return [
      ...statuses.map((status): Mutation => {
        const to = status === 200 ? 500 : 418;
        return { method, path, status, change: { kind: 'status', to } };
      }),
      ...fields.flatMap((field) =>
        (['drop', 'retype'] as const).map(
          (kind): Mutation => ({ method, path, status: 200, change: { kind, field } }),
        ),
      ),
      ...statuses
        .filter((status) => status >= 400)
        .flatMap((status) =>
          (['drop', 'retype'] as const).map(
            (kind): Mutation => ({ method, path, status, change: { kind, field: 'message' } }),
          ),
        ),
    ];
  });
}

/** Whether the verification notices a change. In a process of its own: the verifier prints from native code. */
function isNoticed(mutation: Mutation): boolean {
  const { status } = spawnSync('node', ['contracts/mutate.ts'], {
    stdio: 'ignore',
    env: { ...process.env, CANVASS_MUTATION: JSON.stringify(mutation) },
  });
  return status !== 0;
}

if (CANVASS_MUTATION) {
  const { backend, handlers } = mutatedBackend(JSON.parse(CANVASS_MUTATION));
  await verifyMock(backend, handlers).catch(() => process.exit(1));
} else {
  const all = mutations();
  const missed = all.filter((mutation) => !isNoticed(mutation));
  for (const { method, path, status, change } of missed) {
    console.log(`not noticed: ${method} ${path} ${status} ${JSON.stringify(change)}`);
  }
  console.log(`${all.length - missed.length} of ${all.length} changes were noticed`);
}
