const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel, filled up to a number of bytes. */
export function picture(bytes = 0) {
  const pixel = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  const rest = new Uint8Array(Math.max(0, bytes - pixel.length));
  return new File([pixel, rest], 'picture.png', { type: 'image/png' });
}

/** A file of this type that no browser can show. */
export const brokenPicture = (type: string) => new File([new Uint8Array(70)], 'broken', { type });
