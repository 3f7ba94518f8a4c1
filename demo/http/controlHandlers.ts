import { type HttpHandler, HttpResponse, http } from 'msw';
import * as z from 'zod';
import type { WorldName } from '#fixtures/worlds.ts';
import { HttpError } from '#mocks/backend/HttpError.ts';
import { resetLinkState } from '#mocks/backend/resetLinkState.ts';
import {
  callSchema,
  controlSettingsSchema,
  parseInput,
  parseSettings,
} from '#mocks/controls/settings.ts';
import type { MockBackend } from '#mocks/createBackend.ts';
import { scenarioGroups } from '../catalogue/scenarioGroups.ts';
import { contractFit } from '../contract/contractFit.ts';
import { findUnexercised } from '../contract/interactions.ts';

const changeSchema = controlSettingsSchema.partial();
const releaseSchema = z.strictObject({
  call: callSchema.optional(),
  /** The number of one held answer. */
  id: z.int().positive().optional(),
});

/** The JSON body, read by `parse`; an exception is answered 422. */
async function readBody<Value>(request: Request, parse: (body: unknown) => Value): Promise<Value> {
  const text = await request.text();
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    const { message } = error as Error;
    throw new HttpError(
      422,
      error instanceof SyntaxError ? `The body is not JSON: ${message}` : message,
    );
  }
}

const answering =
  (answer: (request: Request) => Promise<object | null> | object | null) =>
  async ({ request }: { request: Request }) => {
    try {
      return HttpResponse.json(await answer(request));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return HttpResponse.json({ message: error.message }, { status: error.status });
    }
  };

/**
 * The panel's functions over HTTP, for the mock backend as a server. docs/demo.md lists the calls.
 * The controls are not part of the API.
 */
export function controlHandlers(backend: MockBackend): HttpHandler[] {
  const { controls, log, database } = backend;
  let world: WorldName = 'standard';

  const linkState = (link: string | null) => {
    const token = link?.split('/').at(-1);
    if (!token) return null;
    const resetLink = database.resetLinks.findFirst((query) => query.where({ token }));
    return resetLink ? resetLinkState(resetLink) : 'unknown';
  };

  return [
    http.get(
      '*/demo/state',
      answering(() => ({ world, ...controls.state() })),
    ),

    http.put(
      '*/demo/settings',
      answering(async (request) => {
        const settings = await readBody(request, parseSettings);
        world = settings.world;
        return { session: await backend.apply(settings) };
      }),
    ),

    http.patch(
      '*/demo/controls',
      answering(async (request) => {
        const change = await readBody(request, (body) => {
          const changedNames = Object.keys(body as object);
          const parsed = parseInput(changeSchema, body);
          return Object.fromEntries(
            Object.entries(parsed).filter(([name]) => changedNames.includes(name)),
          );
        });
        controls.set(change);
        return controls.state();
      }),
    ),

    http.post(
      '*/demo/reset',
      answering(async () => {
        controls.reset();
        await backend.seed(world);
        return { world, ...controls.state() };
      }),
    ),

    http.post(
      '*/demo/release',
      answering(async (request) => {
        const { call, id } = await readBody(request, (body) => parseInput(releaseSchema, body));
        const which = id ?? call;
        const heldBefore = controls.state().held;
        controls.release(which);
        const heldAfter = controls.state().held.map((response) => response.id);
        const released = heldBefore
          .filter((response) => !heldAfter.includes(response.id))
          .map((response) => response.call);
        return { released };
      }),
    ),

    http.post(
      '*/demo/expire-sessions',
      answering(() => {
        backend.expireSessions();
        return {};
      }),
    ),

    http.get(
      '*/demo/outbox',
      answering(() =>
        database.emails.all().map((email) => ({ ...email, linkState: linkState(email.link) })),
      ),
    ),

    http.get(
      '*/demo/log',
      answering(() => {
        const { entries, coveredResponses } = log.state();
        const unexercised = findUnexercised(coveredResponses).map(({ description }) => description);
        const checkedEntries = entries.map((entry) => ({ ...entry, fit: contractFit(entry) }));
        return { entries: checkedEntries, exercised: coveredResponses, unexercised };
      }),
    ),

    http.delete(
      '*/demo/log',
      answering(() => {
        log.clear();
        return {};
      }),
    ),

    http.get(
      '*/demo/scenarios',
      answering(() => scenarioGroups),
    ),
  ];
}
