// Writes each fault of this list into the code, one at a time, and says which level of tests notices
// it first: node scripts/try/tryFaults.ts [number …]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** A small fault: a text of a file, its replacement, and the folders whose tests may notice it. */
const faults: [file: string, text: string, replacement: string, component: string, e2e: string][] =
  [
    ['domain/limits.ts', 'login: 1500', 'login: 1600', 'auth', 'accounts forms'],
    ['domain/limits.ts', 'agent: 2500', 'agent: 2400', 'agents', 'agents forms'],
    ['domain/limits.ts', 'toastDuration: 5000', 'toastDuration: 5100', 'acrossScreens', 'accounts'],
    ['domain/limits.ts', 'pictureCheck: 10_000', 'pictureCheck: 11_000', 'profile', 'accounts'],
    ['features/auth/SignUp.tsx', 'error, 409', 'error, 422', 'demo', 'accounts forms'],
    ['features/auth/SignUp.tsx', "register: 'success'", "register: 'done'", 'demo', 'accounts'],
    ['features/auth/ResetPassword.tsx', '404, 410', '404', 'demo', 'accounts forms'],
    ['features/auth/NewPasswordForm.tsx', '422, 404', '422', 'demo', 'accounts forms'],
    [
      'features/auth/ForgotPassword.tsx',
      'text={sentTo}',
      "text=''",
      'demo acrossScreens',
      'accounts forms',
    ],
    [
      'features/builder/publish/useSurveySubmission.ts',
      '404, 422, 500',
      '404, 422',
      'demo',
      'surveys forms',
    ],
    [
      'features/builder/publish/useSurveySubmission.ts',
      'logo = url;',
      '',
      'builder',
      'surveys forms',
    ],
    [
      'features/builder/editor/LogoField.tsx',
      "'Update Logo'",
      "'Add Logo'",
      'builder',
      'surveys faults',
    ],
    ['features/builder/editor/TitleField.tsx', 'wasLeft || ', '', 'builder', 'surveys forms'],
    [
      'features/builder/editor/OptionRow.tsx',
      'if (isEmptyLast())',
      'if (!isEmptyLast())',
      'builder',
      'surveys',
    ],
    [
      'features/builder/editor/OptionRow.tsx',
      'textBefore + first, ...others',
      'first, ...others',
      'builder',
      'surveys',
    ],
    ['ui/form/SubmitButton.tsx', 'disabled={isDisabled}', '', 'acrossScreens', 'accounts forms'],
    ['ui/form/SubmitButton.tsx', 'isSending ? busyLabel : ', '', 'demo', 'accounts forms'],
    [
      'ui/form/useFormSubmission.ts',
      'if (outcome === null) return false;',
      '',
      'auth acrossScreens',
      'acrossScreens',
    ],
    ['features/agents/EditAgent.tsx', "|| 'An error occurred'", '', 'demo', 'agents forms'],
    [
      'features/agents/EditAgent.tsx',
      'navigate(paths.agents',
      'navigate(paths.profile',
      'demo',
      '',
    ],
    [
      'features/agents/AgentList.tsx',
      "status: 'Deactivated'",
      "status: 'Active'",
      'demo',
      'agents',
    ],
    ['app/Sidebar.tsx', '!isSuperAdmin(user) && ', '', 'acrossScreens', 'acrossScreens'],
    ['ui/list/ListTools.tsx', "'Newest first'", "'Oldest first'", 'surveys', 'lists layout'],
    ['ui/list/ListTools.tsx', "!== ''", "=== ''", 'agents surveys', 'lists'],
    ['features/analysis/useReport.ts', "? 'count' : ''", "? '' : 'count'", 'analysis', 'reports'],
    ['features/analysis/useReport.ts', "by: '', order", 'order', 'analysis', 'reports'],
    ['features/analysis/map/PlaceMap.tsx', 'returnFocus(chosenIn.current)', '', 'demo', 'reports'],
    [
      'features/analysis/map/PlaceMap.tsx',
      'Error: AuthFailure',
      'AuthFailure',
      'demo',
      'reports demo',
    ],
    [
      'features/analysis/report/ReportTabs.tsx',
      "params.get('tab')",
      "params.get('tabs')",
      'analysis',
      'reports',
    ],
    ['features/analysis/SurveyReport.tsx', 'report.whole.status && ', '', 'analysis', 'reports'],
  ];

/** The failed tests of a level, or those of a run that ended before its tests. */
function fails(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { encoding: 'utf8' });
  return status !== 0;
}

const vitest = (project: string, paths: string[]) =>
  fails('vitest', ['--run', '--project', project, '--bail', '1', ...paths]);

const folders = (text: string, parent: string) =>
  text.split(' ').flatMap((name) => (name === '' ? [] : [`${parent}/${name}/`]));

const chosenNumbers = process.argv.slice(2).map(Number);
for (const [index, [name, text, replacement, component, e2e]] of faults.entries()) {
  if (chosenNumbers.length > 0 && !chosenNumbers.includes(index + 1)) continue;
  const path = `src/${name}`;
  const source = readFileSync(path, 'utf8');
  if (!source.includes(text)) throw new Error(`${path} has no text “${text}”`);
  const components = folders(component, 'component');
  const specs = folders(e2e, 'e2e');
  const levels = {
    unit: () =>
      fails('vitest', ['related', path, '--run', '--project', 'unit', '--passWithNoTests']),
    component: () => vitest('component', components),
    browser: () => specs.length > 0 && fails('node', ['scripts/test/e2e.ts', '-x', ...specs]),
  };
  writeFileSync(path, source.replace(text, replacement));
  try {
    const level = Object.entries(levels).find(([, isNoticed]) => isNoticed());
    console.log(
      `${index + 1}. ${path}: ${text} → ${replacement || 'nothing'}: ${level?.[0] ?? 'not noticed'}`,
    );
  } finally {
    writeFileSync(path, source);
  }
}
