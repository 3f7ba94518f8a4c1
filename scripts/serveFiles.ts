import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv, { type Options } from 'sirv';

/**
 * Serves a build like a good host: hashed files are cached for ever, others are revalidated, and
 * any other address is the application's, also one with a dot, such as a reset link's.
 */
export function serveFiles(folder: string, headers: Record<string, string>) {
  const options: Options = {
    etag: true,
    setHeaders: (response, pathname) => {
      const isNamedAfterContent = pathname.startsWith('/assets/');
      const caching = isNamedAfterContent ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', caching);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  };
  const serveAsset = sirv(folder, options);
  const servePage = sirv(folder, { ...options, single: true, ignores: false });
  return (request: IncomingMessage, response: ServerResponse) => {
    const serve = request.url?.startsWith('/assets/') ? serveAsset : servePage;
    serve(request, response);
  };
}
