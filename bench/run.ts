// `npm run bench -- <name>`: one benchmark; the last line is its ratio.
import { readdirSync } from 'node:fs';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`usage: npm run bench -- ${names.join(' | ')}`);
  process.exit(2);
}
await import(`./${name}.bench.ts`);
