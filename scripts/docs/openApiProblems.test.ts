import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApi } from './openApi.ts';

async function problemsIn(description: object) {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('the description is valid, without a warning', async () => {
  expect(await problemsIn(openApi())).toEqual([]);
  const { tags: _, ...withoutTags } = openApi();
  expect(await problemsIn({ ...withoutTags, info: {} })).not.toEqual([]);
});
