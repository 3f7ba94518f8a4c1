import type { Controls } from '#mocks/controls/controls.ts';

/**
 * Brings about what no file on a disk does, a negative size (IMAGE-3): while it is set, a file that
 * is chosen says so of itself.
 */
export function negativeFileSizes(controls: Controls): void {
  const real = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')?.get;
  Object.defineProperty(File.prototype, 'size', {
    configurable: true,
    get(this: File) {
      const size = real?.call(this);
      return controls.state().settings.fileSizes === 'negative' ? -size - 1 : size;
    },
  });
}
