import type { Controls } from '#mocks/controls/createControls.ts';

/** Gives chosen files a negative size, which no real file has (IMAGE-3). */
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
