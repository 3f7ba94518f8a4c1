/** A picture file of this many bytes; its content is not a picture. */
export const picture = (bytes = 70) =>
  new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
