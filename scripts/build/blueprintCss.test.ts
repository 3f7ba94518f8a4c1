import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { blueprintCss } from './blueprintCss.ts';

const file = createRequire(import.meta.url).resolve('@blueprintjs/core/lib/css/blueprint.css');
const classesIn = (text: string) => new Set(text.match(/bp6-[a-z]+(?:-[a-z]+)*/g));

/** The style sheet of each imported component. */
const parts: Record<string, string[]> = {
  Button: ['bp6-button', 'bp6-minimal', 'bp6-outlined', 'bp6-intent-primary'],
  Callout: ['bp6-callout', 'bp6-callout-icon'],
  Card: ['bp6-card'],
  Checkbox: ['bp6-control', 'bp6-checkbox', 'bp6-control-indicator'],
  Dialog: ['bp6-dialog', 'bp6-dialog-header', 'bp6-overlay', 'bp6-overlay-backdrop'],
  DialogBody: ['bp6-dialog-body', 'bp6-dialog-body-scroll-container'],
  DialogFooter: ['bp6-dialog-footer', 'bp6-dialog-footer-fixed', 'bp6-dialog-footer-actions'],
  Drawer: ['bp6-drawer', 'bp6-position-right', 'bp6-overlay'],
  FormGroup: ['bp6-form-group', 'bp6-form-helper-text', 'bp6-form-group-sub-label', 'bp6-label'],
  HTMLSelect: ['bp6-html-select'],
  InputGroup: ['bp6-input-group', 'bp6-input', 'bp6-input-action'],
  Menu: ['bp6-menu'],
  MenuItem: ['bp6-menu-item', 'bp6-active', 'bp6-disabled'],
  NonIdealState: ['bp6-non-ideal-state', 'bp6-non-ideal-state-visual'],
  PopoverNext: ['bp6-popover', 'bp6-popover-content'],
  ProgressBar: ['bp6-progress-bar', 'bp6-progress-meter'],
  Radio: ['bp6-radio'],
  Spinner: ['bp6-spinner', 'bp6-spinner-animation', 'bp6-spinner-head'],
  Tab: ['bp6-tab', 'bp6-tab-panel'],
  Tabs: ['bp6-tabs', 'bp6-tab-list'],
  Tag: ['bp6-tag', 'bp6-round'],
  TextArea: ['bp6-text-area'],
};

async function sheets() {
  const whole = readFileSync(file, 'utf8');
  const { transform } = blueprintCss();
  const purge = transform as (css: string, id: string) => Promise<{ code: string }>;
  return { whole: classesIn(whole), shipped: classesIn((await purge(whole, file)).code) };
}

const sources = globSync('{src,mocks,demo}/**/*.{ts,tsx}').map((path) =>
  readFileSync(path, 'utf8'),
);

test('every Blueprint class in a source has its styles in the build', async () => {
  const { whole, shipped } = await sheets();
  const written = sources.flatMap((source) => [...classesIn(source)]);
  const missing = written.filter((name) => whole.has(name) && !shipped.has(name));
  expect(missing).toEqual([]);
});

test('every imported Blueprint component has its styles in the build', async () => {
  const { shipped } = await sheets();
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/import \{([^}]*)\} from '@blueprintjs\/core'/g)].flatMap(
      ([, names = '']) => names.match(/(?<!type |as )\b(?!Classes)[A-Z]\w*/g) ?? [],
    ),
  );
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(parts).toSorted());
  expect(
    Object.values(parts)
      .flat()
      .filter((name) => !shipped.has(name)),
  ).toEqual([]);
});
