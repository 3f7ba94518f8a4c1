// Generates a client from docs/openapi.json, and type-checks code that a team writes with it:
// node scripts/try/tryClient.ts, before each release of the contract
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = 'reports/client';
const TOOLS = resolve('scripts/openapi-client/node_modules');

/** Code that compiles only while the generated types are right. */
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

mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/use.ts`, USE);
const run = (tool: string, ...options: string[]) =>
  execFileSync(process.execPath, [`${TOOLS}/${tool}`, ...options], {
    cwd: FOLDER,
    stdio: 'inherit',
  });
run('openapi-typescript/bin/cli.js', resolve('docs/openapi.json'), '--output', 'schema.d.ts');
run('typescript/bin/tsc', '--noEmit', '--strict', '--types', 'node', 'use.ts');
console.log('A client generated from docs/openapi.json type-checks.');
