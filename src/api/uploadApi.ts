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

export const { useUploadMutation } = uploadApi;
