// Runs `npm run check:regexes`: it fails on a regular expression of the product that can take more than linear time, and on one that is not in
// tools/regexes.txt, the list of checked ones. `-- --write` writes the list again.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const list = join(root, 'tools/regexes.txt');
const excludedFiles = /node_modules|\/build\/|\.react-router|\.test\.|\.factory\.|\/test\//;
/** Patterns that the contract uses by the names of zod. */
const zodPatterns = {
  email: z.regexes.email,
  uuid: z.regexes.uuid(),
  date: z.regexes.date,
  datetime: z.regexes.datetime({}),
};
const TIMEOUT_MS = 30_000;

type Found = { text: string; source: string; flags: string; where: string };
const found = new Map<string, Found>();
const built: string[] = [];

for (const file of globSync('{apps,packages}/**/*.{ts,tsx}', { cwd: root })) {
  if (excludedFiles.test(file)) continue;
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true), file);
}
for (const [name, { source, flags }] of Object.entries(zodPatterns)) {
  const text = `/${source}/${flags}`;
  found.set(text, { text, source, flags, where: `zod: ${name}` });
}

function visit(node: ts.Node, where: string): void {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf('/');
    found.set(node.text, { text: node.text, source: node.text.slice(1, end), flags: node.text.slice(end + 1), where });
  }
  // Such an expression consists of parts that are known when the process starts; a developer has reviewed it.
  if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') built.push(`${where}: ${node.getText()}`);
  ts.forEachChild(node, (child) => visit(child, where));
}

const lines = [...[...found.keys()].toSorted(), ...built.toSorted()];
if (process.argv.includes('--write')) writeFileSync(list, `${lines.join('\n')}\n`);
const listed = new Set(readFileSync(list, 'utf8').trimEnd().split('\n'));
const faults = lines.filter((line) => !listed.has(line)).map((line) => `is not in tools/regexes.txt: ${line}`);
faults.push(...[...listed].filter((line) => !lines.includes(line)).map((line) => `is no longer in the code: ${line}`));

for (const { text, source, flags, where } of found.values()) {
  const checked = await check(source, flags, { timeout: TIMEOUT_MS });
  const reason = checked.status === 'vulnerable' ? checked.complexity.summary : 'not decided in time';
  if (checked.status !== 'safe') faults.push(`${checked.status} (${reason}): ${text} in ${where}`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${found.size} regular expressions, each read in linear time`);
