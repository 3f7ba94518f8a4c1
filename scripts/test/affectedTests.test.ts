import { expect, test } from 'vitest';
import { affectedBrowserTests, affectedFolders, readImporters } from './affectedTests.ts';

test('a change selects the component tests of the features that import it', async () => {
  const importers = await readImporters();
  const affected = (...files: string[]) => affectedFolders(files, importers).sort();
  // One feature.
  expect(affected('src/features/agents/AgentList.tsx')).toEqual(['agents']);
  expect(affected('src/features/analysis/map/createMap.ts')).toEqual(['analysis']);
  expect(affected('component/preview/preview.test.ts')).toEqual(['preview']);
  expect(affected('demo/panel/mountPanel.tsx')).toEqual(['demo']);
  expect(affected('packages/questionnaire/src/roles.ts')).toContain('builder');
  // A feature without a folder of tests.
  expect(affected('src/features/contact/ContactUs.tsx')).toEqual(['acrossScreens']);
  // Two features, and what they share.
  expect(affected('src/ui/list/contactLinks.ts')).toEqual(['acrossScreens', 'agents', 'surveys']);
  // Modules that all tests import select the tests that visit several features, unless one feature changed, too.
  for (const file of [
    'src/app/routes.tsx',
    'src/ui/styles.css',
    'src/domain/survey/survey.ts',
    'mocks/createBackend.ts',
    'component/support/renderScreen.tsx',
    'package-lock.json',
  ]) {
    expect(affected(file), file).toEqual(['acrossScreens']);
  }
  expect(affected('fixtures/agents.ts', 'src/features/agents/AgentList.tsx')).toEqual(['agents']);
  // No test.
  expect(affected('docs/testing.md', 'src/domain/survey/survey.test.ts')).toEqual([]);
});

test('a change of a layout, of styles or of a browser test selects browser tests', async () => {
  const importers = await readImporters();
  const affected = (...files: string[]) => affectedBrowserTests(files, importers);
  expect(affected('src/app/Sidebar.tsx')).toEqual(['layout']);
  expect(affected('src/features/agents/agents.css')).toEqual(['layout']);
  const spec = 'e2e/agents/agents.spec.ts';
  expect(affected('src/domain/paths.ts', spec, 'e2e/gone.spec.ts')).toEqual(['layout', spec]);
  expect(affected('src/features/agents/AgentList.tsx', 'mocks/createBackend.ts')).toEqual([]);
});
