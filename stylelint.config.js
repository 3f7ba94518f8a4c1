import { readFileSync } from 'node:fs';

/**
 * The supported browsers are those of the last two years: what all of them had by the end of a year,
 * "Baseline" of that year. The year stands in tsconfig.json, whose `lib` refuses newer built-ins.
 */
const [year] = /(?<="ES)\d{4}/.exec(readFileSync('tsconfig.json', 'utf8').split('"lib"')[1]);

export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    'plugin/use-baseline': [
      true,
      {
        available: Number(year),
        // Each does no harm where it is unknown: the system's accent, no handle on phones, the
        // prefixed property beside it, more painting.
        ignoreProperties: {
          'accent-color': [],
          resize: [],
          'user-select': ['all'],
          'content-visibility': ['auto'],
          // The next family of the list.
          'font-family': ['ui-monospace'],
        },
      },
    ],
  },
};
