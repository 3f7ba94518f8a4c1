const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture of one pixel, filled up to a number of bytes. */
export function picture(bytes = PIXEL.length) {
  const buffer = Buffer.concat([PIXEL, Buffer.alloc(bytes - PIXEL.length)]);
  return { name: 'picture.png', mimeType: 'image/png', buffer };
}
