import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../test/report.ts';
import { readBuildReport } from './buildReport.ts';
import { circularImport, firstView } from './firstView.ts';

const OUT = 'dist';
const start = 'src/app/start.tsx';
const admin = 'src/app/AdminLayout.tsx';

/**
 * The budget of each first view: script in kB, gzipped, and files, somewhat above the measured
 * numbers. docs/performance.md says who raises a budget.
 */
const budgets = [
  {
    path: '/',
    modules: ['src/features/landing/Landing.tsx'],
    script: 152,
    files: 10,
  },
  { path: '/login', modules: ['src/features/auth/Login.tsx'], script: 175, files: 15 },
  {
    path: '/dashboard',
    modules: [admin, 'src/features/surveys/SurveyList.tsx'],
    script: 188,
    files: 20,
  },
  {
    path: '/surveys/create',
    modules: [admin, 'src/features/builder/CreateSurvey.tsx'],
    script: 231,
    files: 25,
  },
  {
    path: '/analyze-surveys/:id',
    modules: [admin, 'src/features/analysis/SurveyReport.tsx'],
    script: 201,
    files: 21,
  },
  {
    path: '/analyze-surveys/:id?tab=map',
    modules: [
      admin,
      'src/features/analysis/SurveyReport.tsx',
      'src/features/analysis/map/MapView.tsx',
    ],
    script: 279,
    files: 25,
  },
];

/** The allowance of a first view for files that it does not import, in kB gzipped. */
const vain = 4;

/** The one style sheet of all screens, in kB gzipped. */
const style = 24.5;

/** Words that only the mock backend, its data and source paths contain: none may ship. */
const foreignWords = [
  'src/features',
  'node_modules/',
  'mockServiceWorker',
  'canvassDemo',
  'Demo panel',
  'nadia@canvass.example',
  'Market day shoppers',
];

const built = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const described = readBuildReport();
const cycle = circularImport(described);

const results = [
  ...budgets.flatMap(({ path, modules, script, files }) => {
    const size = firstView(OUT, described, [start, ...modules]);
    const largest = size.vain.toSorted((a, b) => b.kB - a.kB).slice(0, 5);
    const unusedKb = size.vain.reduce((sum, { kB }) => sum + kB, 0);
    return [
      {
        ok: size.script <= script && size.style <= style && size.files <= files,
        text: `${path} loads ${size.script.toFixed(1)} of ${script} kB script, ${size.style.toFixed(1)} of ${style} kB style, ${size.files} of ${files} files`,
      },
      {
        ok: unusedKb <= vain,
        text: `${path} loads ${unusedKb.toFixed(1)} of ${vain} kB that it does not import: ${largest.map(({ module, kB }) => `${module} ${kB.toFixed(1)}`).join(', ')}`,
      },
    ];
  }),
  { ok: !cycle, text: `no files of the build import each other ${cycle?.join(' → ') ?? ''}` },
  ...foreignWords.map((word) => {
    const foundFiles = built.filter((file) => readFileSync(file, 'utf8').includes(word));
    return {
      ok: foundFiles.length === 0,
      text: `the production build is free of "${word}" ${foundFiles}`,
    };
  }),
];

report(results);
