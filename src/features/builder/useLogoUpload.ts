import { useRef } from 'react';
import { useUploadMutation } from '#api/uploadApi.ts';

/**
 * Uploads a logo and returns its URL, or undefined after a failure; and whether an upload runs. One
 * picture is sent once.
 */
export function useLogoUpload() {
  const [upload, { isLoading: isUploading }] = useUploadMutation();
  const last = useRef<{ file: File; url: string } | null>(null);

  const uploadLogo = async (file: File): Promise<string | undefined> => {
    if (last.current?.file === file) return last.current.url;
    const { data } = await upload(file);
    if (data) last.current = { file, url: data.url };
    return data?.url;
  };
  return { uploadLogo, isUploading };
}
