import { getResponse, HttpResponse, http } from 'msw';
import { createBackend } from '#mocks/createBackend.ts';
import { listen } from '#mocks/httpServer.ts';
import { mockStates } from './mockStates.ts';
import type { Provider } from './provider.ts';

interface StateChange {
  state: string;
  params?: object;
  action?: 'setup' | 'teardown';
}

/** Receives each request and its response, and returns the response to send. */
type ResponseInterceptor = (request: Request, response: Response) => Response | Promise<Response>;

/** The mock backend as a provider over HTTP, with a URL that sets provider states, as a real server has. */
export async function mockProvider(
  intercept: ResponseInterceptor = (_, response) => response,
): Promise<Provider & { close: () => Promise<void> }> {
  const backend = createBackend();
  const states = mockStates(backend) as unknown as Record<
    string,
    ((params: object) => Promise<object | undefined>) | undefined
  >;
  const stateHandler = http.post('*/states', async ({ request }) => {
    const { state, params = {}, action } = (await request.json()) as StateChange;
    const change = states[state];
    if (!change) return HttpResponse.json({ message: `No state "${state}"` }, { status: 404 });
    if (action === 'teardown') return HttpResponse.json({});
    return HttpResponse.json((await change(params)) ?? {});
  });
  const call = http.all('*/api/v1/*', async ({ request }) => {
    const response = await getResponse(backend.handlers, request.clone());
    return response && intercept(request, response);
  });
  const { url, close } = await listen([stateHandler, call], { port: 0 });
  return { providerUrl: url, statesUrl: `${url}/states`, headers: {}, timeoutMs: 10_000, close };
}
