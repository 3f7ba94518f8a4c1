const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of one pixel. */
export const onePixel = () => createPicture(PIXEL.length);

/** A picture of one pixel, filled up to a number of bytes. */
export function createPicture(bytes: number): File {
  const content = Buffer.concat([PIXEL, Buffer.alloc(bytes - PIXEL.length)]);
  return new File([content], 'pixel.png', { type: 'image/png' });
}
