import { HttpResponse, http } from 'msw';
import { imageProblem } from '#domain/field/images.ts';
import { nextId } from '../backend/database.ts';
import { type Backend, endpoint } from '../backend/endpoint.ts';
import { HttpError } from '../backend/HttpError.ts';

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

/**
 * The limits of kept pictures, and of their base64 text: a server that runs for days must not run out of memory.
 */
const UPLOAD_LIMITS = { count: 100, size: 100_000_000 };

/** Deletes the oldest pictures above the limits. */
async function forgetOldest({ uploads }: Backend['database']): Promise<void> {
  let size = 0;
  const newestFirst = uploads.all().toSorted((a, b) => b.id - a.id);
  for (const [index, { id, base64 }] of newestFirst.entries()) {
    size += base64.length;
    const isOverLimit = index >= UPLOAD_LIMITS.count || size > UPLOAD_LIMITS.size;
    if (isOverLimit && index > 0) uploads.delete((query) => query.where({ id }));
  }
}

export const uploadEndpoints = [
  endpoint('POST /upload', {
    respond: async ({ database, request }) => {
      const form = await request.formData().catch(() => new FormData());
      const file = form.get('file');
      if (!(file instanceof File)) throw new HttpError(422, 'There is no file');
      const problem = imageProblem(file);
      if (problem) throw new HttpError(422, problem.title);
      const id = nextId(database.uploads);
      const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
      await database.uploads.create({ id, type: file.type, base64 });
      await forgetOldest(database);
      return { url: new URL(`/api/v1/uploads/${id}`, request.url).href };
    },
  }),

  /** Serves an uploaded picture at its URL. Not a call of the API itself. */
  ({ database }: Backend) =>
    http.get('*/api/v1/uploads/:id', ({ params }) => {
      const upload = database.uploads.findFirst((query) => query.where({ id: Number(params.id) }));
      if (!upload) return new HttpResponse(null, { status: 404 });
      const bytes = Uint8Array.from(atob(upload.base64), (letter) => letter.charCodeAt(0));
      // A person may open an SVG picture as a page of its own. It must run no script there.
      const headers = {
        'content-type': upload.type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      };
      return new HttpResponse(bytes, { headers });
    }),
];
