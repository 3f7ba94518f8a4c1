import { useRef } from 'react';
import * as z from 'zod/mini';
import { isPublicImageUrl } from '#domain/field/images.ts';
import { baseApi } from './baseApi.ts';
import { environment } from './environment.ts';
import { request } from './queries.ts';

/** Whether a host serves the picture: at the application's origin it answers other paths with index.html. */
function isServed(url: string): boolean {
  const page: Location | undefined = globalThis.location;
  // Node, which runs the contract, has no page.
  if (!page) return true;
  // A text such as "http://[" is no URL.
  const picture = URL.parse(url, page.href);
  const { pathname: apiPath } = new URL(environment.apiUrl, page.href);
  if (!picture) return false;
  return picture.origin !== page.origin || picture.pathname.startsWith(`${apiPath}/`);
}

const uploadedSchema = z.object({
  url: z.string().check(
    z.trim(),
    z.refine(isPublicImageUrl, {
      abort: true,
      error: 'expected an http, https or relative URL',
    }),
    z.refine(isServed, 'expected a path under that of the API, because hosts serve no other one'),
  ),
});

/** Uploads one picture as multipart field "file" and returns its URL (BUILDER-21, SERVER-20). */
export const uploadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    upload: build.mutation<z.infer<typeof uploadedSchema>, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return request('uploadPicture', { body });
      },
      responseSchema: uploadedSchema,
    }),
  }),
});

/**
 * Uploads a picture and resolves with its URL, or undefined after a failure or an abort; and whether
 * an upload is running. It uploads the same file only once. The console names what is wrong with an
 * invalid response, because the user cannot correct it.
 */
export function useUploadOnce() {
  const [send, { isLoading: isUploading }] = uploadApi.useUploadMutation();
  const lastUpload = useRef<{ file: File; url: string } | null>(null);

  const upload = async (file: File, signal: AbortSignal): Promise<string | undefined> => {
    if (lastUpload.current?.file === file) return lastUpload.current.url;
    const request = send(file);
    signal.addEventListener('abort', () => request.abort());
    const { data, error } = await request;
    if (error && 'kind' in error && error.kind === 'malformed') {
      console.error(`The response of POST /upload is invalid: ${error.message}`);
    }
    if (data) lastUpload.current = { file, url: data.url };
    return data?.url;
  };
  return { upload, isUploading };
}
