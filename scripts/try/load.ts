import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

/**
 * Many clients at `mock-api` for a limited time: `node scripts/try/load.ts --clients 200 --seconds 60`. Each
 * signs up, builds a survey, and reads, renames, closes and opens it. An answer with another
 * client's or unexpected data is wrong. Prints times and the server's memory; fails after a wrong
 * answer.
 */
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '4555' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const api = `http://127.0.0.1:${values.port}/api/v1`;

const server = spawn(process.execPath, ['demo/http/server.ts', '--port', values.port], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

const durations = createHistogram();
const wrong = new Map<string, number>();
let answers = 0;
const end = Date.now() + seconds * 1000;

const note = (what: string) => wrong.set(what, (wrong.get(what) ?? 0) + 1);

async function call(token: string | undefined, method: string, path: string, body?: object) {
  const started = process.hrtime.bigint();
  const response = await fetch(api + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  durations.record(process.hrtime.bigint() - started);
  answers += 1;
  if (!response.ok)
    note(`${method} ${path.replace(/\d+/, ':id')} answered ${response.status}: ${answer.message}`);
  return answer;
}

async function client(number: number) {
  const email = `client.number.${number}@load.example`;
  const person = {
    firstName: 'Client',
    middleName: '',
    lastName: `Number ${number}`,
    email,
    password: 'Load-2026',
  };
  await call(undefined, 'POST', '/auth/sign-up', person);
  const session = { email, password: person.password };
  const { token, user } = await call(undefined, 'POST', '/auth/login', session);
  if (!user || user.email !== email) {
    note('a log-in as nobody, or as somebody else');
    return;
  }
  const question = { type: 'text', required: false, hasOthers: false, options: [] };
  const form = { title: `Survey of ${number}`, questions: [{ ...question, text: 'Why?' }] };
  await call(token, 'POST', '/survey/create', { ...form, image: null, userId: user.id });
  const page = { page: 1, pageSize: 10, userId: user.id };

  for (let turn = 0; Date.now() < end; turn += 1) {
    const { surveys } = await call(token, 'POST', '/survey', page);
    const own = surveys?.[0];
    if (surveys?.length !== 1 || !own.title.startsWith(`Survey of ${number}`)) {
      note('a list that is not its owner’s');
      return;
    }
    const survey = await call(token, 'GET', `/survey/${own.id}`);
    if (survey.title !== own.title) note('a survey that is not as the list has it');
    const title = `Survey of ${number}, turn ${turn}`;
    await call(token, 'POST', '/survey/update', {
      id: own.id,
      userId: user.id,
      title,
      questions: survey.questions,
    });
    const renamed = await call(token, 'GET', `/survey/${own.id}`);
    if (renamed.title !== title) note('a title that was not kept');
    const status = turn % 2 === 0 ? 'Closed' : 'Open';
    await call(token, 'POST', '/survey/update-status', { id: own.id, status });
    const surveyPage = await call(token, 'POST', '/survey', page);
    if (surveyPage.surveys[0]?.status !== status) note('a status that was not kept');
    await call(token, 'GET', `/survey/analyze/${own.id}`);
  }
}

/** The server's memory, in megabytes. */
function memory(): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

const samples: number[] = [];
const sampling = (async () => {
  while (Date.now() < end) {
    await wait((seconds * 1000) / 6);
    samples.push(memory());
  }
})();

try {
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number + 1)));
  await sampling;
} finally {
  server.kill();
}

const milliseconds = (share: number) => (durations.percentile(share) / 1e6).toFixed(0);
console.log(
  `${clients} clients, ${seconds} s: ${answers} answers, ${(answers / seconds).toFixed(0)} a second`,
);
console.log(`p50 ${milliseconds(50)} ms, p95 ${milliseconds(95)} ms, p99 ${milliseconds(99)} ms`);
console.log(`memory of the server, every ${(seconds / 6).toFixed(0)} s: ${samples.join(', ')} MB`);
for (const [what, times] of wrong) console.log(`wrong: ${what}, ${times} times`);
if (wrong.size > 0) process.exitCode = 1;
