import { inTurns } from './inTurns.ts';
import { visit } from './undisturbed.ts';

const [path, runs, ...dirs] = process.argv.slice(2);
const { serve } = await import('./zzserve.ts');
const servers: Record<string, () => Promise<any>> = {};
for (const dir of dirs) {
  servers[dir] = () => {
    process.env.AB_DIR = dir;
    const { origin, close } = serve();
    return visit(origin, path!).finally(close);
  };
}
const all: Record<string, number[]> = {};
for (let i = 0; i < Number(runs); i++)
  for (const d of dirs) {
    const s = await servers[d]!();
    (all[d] ??= []).push(s.shown);
  }
for (const d of dirs) {
  const v = all[d]!.toSorted((a, b) => a - b);
  console.log(
    d.padEnd(24),
    'median',
    v[Math.floor(v.length / 2)]!.toFixed(0),
    'quart',
    v[Math.floor(v.length / 4)]!.toFixed(0),
    'min',
    v[0]!.toFixed(0),
  );
}
process.exit();
