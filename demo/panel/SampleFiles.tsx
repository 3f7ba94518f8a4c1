import { limits } from '#domain/limits.ts';
import { saveFile } from '#ui/file/saveFile.ts';

const text = 'This is not a picture.';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#5b21b6"/><circle cx="48" cy="48" r="30" fill="#fde68a"/></svg>';

/** Blanks after the end of an SVG keep it valid, so it can have any size in bytes. */
const createDrawing = (bytes: number) => drawing.padEnd(bytes, ' ');

const files = [
  { label: 'A picture', name: 'picture.svg', type: 'image/svg+xml', content: () => drawing },
  {
    label: 'A picture of just 5 MB',
    name: 'largest.svg',
    type: 'image/svg+xml',
    content: () => createDrawing(limits.imageBytes),
  },
  {
    label: 'A picture of a byte more',
    name: 'too-large.svg',
    type: 'image/svg+xml',
    content: () => createDrawing(limits.imageBytes + 1),
  },
  { label: 'Not a picture', name: 'notes.txt', type: 'text/plain', content: () => text },
];

/** Files for the image rules (IMAGE-1 to IMAGE-3), to save and then choose as a logo or avatar. */
export function SampleFiles() {
  return (
    <div className="buttons">
      {files.map(({ label, name, type, content }) => (
        <button
          type="button"
          key={name}
          onClick={() => saveFile(new Blob([content()], { type }), name)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
