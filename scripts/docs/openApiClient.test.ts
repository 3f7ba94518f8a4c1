import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApi } from './openApi.ts';

const FOLDER = 'reports/client';
const TOOLS = resolve('scripts/openapi-client/node_modules');

/** Code that a team writes against the generated types: it compiles only while they are right. */
const USE = `import type { operations, paths } from './schema';

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never;

export const login: Json<paths['/auth/login']['post']['requestBody']> = {
  email: 'ada@example.com',
  password: 'secret1',
};

export const roleOf = (answer: Json<operations['logIn']['responses'][200]>) => answer.user.type;

export const isAdmin = (answer: Json<operations['logIn']['responses'][200]>) =>
  roleOf(answer) === 'SUPER_ADMIN';

export const titles = (page: Json<operations['listSurveys']['responses'][200]>): string[] =>
  page.surveys.map(({ title }) => title);

export const reason = (error: Json<operations['createAgent']['responses'][409]>): string =>
  error.message;

// @ts-expect-error no role of this name
export const wrong = (answer: Json<operations['logIn']['responses'][200]>) => roleOf(answer) === 'ADMIN';
`;

test('a client generated from the description type-checks', () => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/openapi.json`, JSON.stringify(openApi()));
  writeFileSync(`${FOLDER}/use.ts`, USE);
  const run = (tool: string, ...options: string[]) =>
    execFileSync(process.execPath, [`${TOOLS}/${tool}`, ...options], { cwd: FOLDER });
  run('openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'schema.d.ts');
  run('typescript/bin/tsc', '--noEmit', '--strict', '--types', 'node', 'use.ts');
}, 60_000);

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
