import { limits } from '#domain/limits.ts';

export interface ImageProblem {
  title: string;
  description?: string;
}

/** A file that is no picture, or none that the browser can show (IMAGE-1). */
export const unreadablePicture: ImageProblem = {
  title: 'Invalid file',
  description: 'Please select a valid image',
};

/** Why a file cannot be a logo or an avatar (IMAGE-1 to IMAGE-3), or null when it can. `size` is in bytes. */
export function imageProblem(file: { type: string; size: number }): ImageProblem | null {
  if (!file.type.startsWith('image/')) return unreadablePicture;
  if (file.size > limits.imageBytes) {
    return { title: 'Image too large', description: 'Image must be 5MB or less' };
  }
  if (file.size < 0) return { title: 'Invalid image' };
  return null;
}

/** Why a picture's width and height (px) are too large: decoding it freezes the page (IMAGE-2). */
export const sizeProblem = (width: number, height: number): ImageProblem | null =>
  width * height > limits.imagePixels
    ? { title: 'Image too large', description: 'Image must have 40 megapixels or less' }
    : null;

/** Browsers read a backslash as a slash, and drop line breaks and tabs: "/\\host" is another host. */
const SAFE = /^(?:https?:|blob:|data:image\/|\/(?![/\\]))[^\\\t\r\n]*$/i;

/** A URL that an <img> may load, or null for anything else that a server sends. */
export function safeImageUrl(url: string | null | undefined): string | null {
  return url && SAFE.test(url.trim()) ? url.trim() : null;
}

/** Whether a picture's URL can be shown to everybody: http, https, or this origin's (BUILDER-21). */
export const isPublicImageUrl = (url: string): boolean =>
  safeImageUrl(url) !== null && !/^(?:blob|data):/i.test(url.trim());
