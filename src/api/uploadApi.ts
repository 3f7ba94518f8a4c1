import { useRef } from 'react';
import * as z from 'zod/mini';
import { baseApi } from './baseApi.ts';
import { request } from './request.ts';

const uploadedSchema = z.object({ url: z.string() });

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
 * Uploads a picture and resolves with its URL, or undefined after a failure; and whether an upload
 * runs. It uploads the same file only once.
 */
export function useUploadOnce() {
  const [send, { isLoading: isUploading }] = uploadApi.useUploadMutation();
  const last = useRef<{ file: File; url: string } | null>(null);

  const upload = async (file: File): Promise<string | undefined> => {
    if (last.current?.file === file) return last.current.url;
    const { data } = await send(file);
    if (data) last.current = { file, url: data.url };
    return data?.url;
  };
  return { upload, isUploading };
}
