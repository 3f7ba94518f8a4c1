import { limits } from '../limits.ts';

interface ImageProblem {
  title: string;
  description?: string;
}

/** Why a file cannot be a logo or an avatar (IMAGE-1 to IMAGE-3), or null when it can. `size` is in bytes. */
export function imageProblem(file: { type: string; size: number }): ImageProblem | null {
  if (!file.type.startsWith('image/')) {
    return { title: 'Invalid file', description: 'Please select a valid image' };
  }
  if (file.size > limits.imageBytes) {
    return { title: 'Image too large', description: 'Image must be 5MB or less' };
  }
  if (file.size < 0) return { title: 'Invalid image' };
  return null;
}
