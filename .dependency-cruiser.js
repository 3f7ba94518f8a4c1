import { readdirSync } from 'node:fs';

/**
 * The import rule of docs/architecture.md. Each zone may import itself and the zones listed beside
 * it; other zones of ours are forbidden. Tests may import fixtures, too. A folder without an entry
 * is an error, so no zone is forgotten.
 */
const mayImport = {
  domain: [],
  // Reads questionnaires; knows nothing of the application.
  packages: [],
  storage: ['domain'],
  ui: ['domain', 'storage'],
  api: ['domain', 'storage'],
  features: ['ui', 'api', 'storage', 'domain', 'packages'],
  app: ['features', 'ui', 'api', 'storage', 'domain'],
  mocks: ['domain', 'fixtures'],
  // The pact file as data: the log says which interaction a call fits.
  demo: ['mocks', 'domain', 'fixtures', 'contracts/pacts', 'ui'],
  fixtures: ['domain'],
  contracts: ['api', 'domain', 'mocks', 'fixtures'],
  component: ['api', 'features', 'app', 'domain', 'ui', 'storage', 'mocks', 'demo', 'fixtures'],
  // Each browser test has a mock backend of its own.
  e2e: ['mocks', 'fixtures'],
};

const inSrc = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const outside = ['packages', 'mocks', 'demo', 'fixtures', 'contracts', 'component', 'e2e'];
const folderOf = (zone) => (inSrc.includes(zone) ? `src/${zone}` : zone);
const ours = [...inSrc.map(folderOf), 'src', ...outside];
const isTest = '[.]test[.]tsx?$';

export default {
  forbidden: [
    ...[...inSrc, ...outside].flatMap((zone) => {
      const allowed = mayImport[zone];
      if (!allowed) throw new Error(`The import rule says nothing about the folder "${zone}".`);
      const rule = (from, zones) => ({
        name: `zone-${zone}`,
        severity: 'error',
        from,
        to: {
          path: `^(${ours.join('|')})/`,
          pathNot: `^(${[zone, ...zones].map(folderOf).join('|')})/`,
        },
      });
      const path = `^${folderOf(zone)}/`;
      return [
        rule({ path, pathNot: isTest }, allowed),
        rule({ path: `${path}.*${isTest}` }, [...allowed, 'fixtures']),
      ];
    }),
    {
      name: 'features-apart',
      comment: 'Features never import one another.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'mocks-only-from-main',
      comment: 'Only main.ts starts the mock backend, dynamically, in demo mode.',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: '^(mocks|demo|fixtures|contracts)/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'mocks-from-main',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/main[.]ts$', isTest] },
      to: { path: '^(mocks|demo|fixtures|contracts)/' },
    },
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(mocks|demo)/' },
      to: { circular: true },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // A plugin of vitest.config.ts makes the virtual modules.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
