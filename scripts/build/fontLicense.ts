import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LICENSE = 'node_modules/@fontsource-variable/inter/LICENSE';

/** Ships the typeface's licence; Vite lists those of code alone. */
export function fontLicense(): Plugin {
  return {
    name: 'font-license',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'license-inter.txt',
        source: readFileSync(LICENSE, 'utf8'),
      });
    },
  };
}
