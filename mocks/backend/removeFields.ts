/**
 * Removes a path, such as "responses[].answers" of each response. A missing path changes nothing.
 */
function remove(body: unknown, [step, ...rest]: string[]): void {
  if (typeof body !== 'object' || body === null || step === undefined) return;
  if (step === '[]') {
    if (Array.isArray(body)) for (const item of body) remove(item, rest);
  } else if (rest.length > 0) remove((body as Record<string, unknown>)[step], rest);
  else delete (body as Record<string, unknown>)[step];
}

/** The answer with another body. Its headers must not contain the old length: clients wait for missing bytes. */
export function replaceBody(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(body, { status: response.status, headers });
}

/** The answer without some fields, each named by its path. */
export async function removeFields(response: Response, fields: string[]): Promise<Response> {
  const body: unknown = await response.json();
  for (const field of fields) {
    remove(body, field.replaceAll('[]', '.[]').split('.').filter(Boolean));
  }
  return replaceBody(response, body);
}
