import { useRef } from 'react';
import * as z from 'zod/mini';
import { isPublicImageUrl } from '#domain/field/images.ts';
import { baseApi } from './baseApi.ts';
import { request } from './queries.ts';

const uploadedSchema = z.object({
  url: z
    .string()
    .check(z.trim(), z.refine(isPublicImageUrl, 'expected an http, https or relative URL')),
});

/** Uploads one picture as multipart field "file" and answers its URL (BUILDER-21, SERVER-20). */
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
 * an upload is running. It uploads the same file only once.
 */
export function useUploadOnce() {
  const [send, { isLoading: isUploading }] = uploadApi.useUploadMutation();
  const lastUpload = useRef<{ file: File; url: string } | null>(null);

  const upload = async (file: File, signal: AbortSignal): Promise<string | undefined> => {
    if (lastUpload.current?.file === file) return lastUpload.current.url;
    const request = send(file);
    signal.addEventListener('abort', () => request.abort());
    const { data } = await request;
    if (data) lastUpload.current = { file, url: data.url };
    return data?.url;
  };
  return { upload, isUploading };
}
