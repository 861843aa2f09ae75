// Checks that only the module that owns a table writes it. Its README says which tables it owns. Other modules change rows through its `index.ts`:
// the import checker cannot see a table name in a query.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const api = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(api, path), 'utf8');
const moduleOf = (path: string) => /^src\/modules\/([^/]+)\//.exec(path)?.[1] ?? 'platform';

const tables = new Set([...read('db/schema.sql').matchAll(/CREATE TABLE public\.(\w+)/g)].map(([, name = '']) => name));
/** dbmate writes this table. */
tables.delete('schema_migrations');

/** Writes by another module, with the reason. */
const exceptions = new Map([
  [
    'lot_bidders by trust',
    'One statement locks the bidders that were not checked yet, marks them as checked and returns them.',
  ],
]);
/** Files that fill an empty database of their own, as a factory does. */
const fillers = ['src/modules/auctions/bidding/simulate-auctions.ts'];
/** Queries whose table is a variable. The type of the variable allows only tables of the module, or the file has a reason. */
const variableTables = [
  // These follow the map of all data, `data-map.ts`.
  'src/modules/privacy/erase.ts',
  'src/modules/privacy/retention.ts',
  'src/modules/procurement/procurement.store.ts',
];

/** Returns the tables that a module owns: those in the sentence of its README that starts with 'Owns'. `rfq_*` stands for all with this beginning. */
function ownedTables(readme: string): string[] {
  const [, sentence = ''] = /\bOwns ([^.:]*)/.exec(readme) ?? [];
  const names = [...sentence.matchAll(/`(\w+)(\*?)`/g)];
  return [...tables].filter((table) =>
    names.some(([, name = '', star]) => (star ? table.startsWith(name) : table === name)),
  );
}

const owners = new Map([['idempotent_answers', ['platform']]]);
for (const path of globSync('src/modules/*/README.md', { cwd: api }))
  for (const table of ownedTables(read(path))) owners.set(table, [...(owners.get(table) ?? []), moduleOf(path)]);

const isProduct = (path: string) => !/\.(test|factory)\.ts$/.test(path) && !fillers.includes(path);
/** The product's code without lines of comments, which may talk about an update of a table. */
const sources = globSync('src/**/*.ts', { cwd: api })
  .filter(isProduct)
  .map((path) => ({ path, code: read(path).replaceAll(/^\s*(\/\/|\/\*|\*).*$/gm, '') }));

const BUILT = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)|(?!'))/g;
const RAW = /\b(?:insert into|update|delete from|merge into|truncate)\s+(?:public\.)?(?:(\w+)|\$\{)/gi;

function writtenTables(code: string): (string | undefined)[] {
  const built = [...code.matchAll(BUILT)].map(([, table]) => table);
  const raw = [...code.matchAll(RAW)]
    .map(([, table]) => table)
    .filter((name) => name === undefined || tables.has(name));
  return [...built, ...raw];
}

it('names one owner of every table in the READMEs of the modules', () => {
  const unclear = [...tables].filter((table) => owners.get(table)?.length !== 1);
  expect(unclear.map((table) => [table, owners.get(table)])).toEqual([]);
});

it('writes a table only in the module that owns it', () => {
  const writes = sources.flatMap(({ path, code }) =>
    writtenTables(code).flatMap((table) => (table ? [{ table, by: moduleOf(path) }] : [])),
  );
  const foreign = writes.filter(({ table, by }) => owners.get(table)?.[0] !== by);
  expect([...new Set(foreign.map(({ table, by }) => `${table} by ${by}`))]).toEqual([...exceptions.keys()]);
  expect(new Set(writes.map(({ table }) => table)).size).toBeGreaterThan(80);
});

it('writes the name of the table in the query', () => {
  const unclear = sources.filter(({ code }) => writtenTables(code).includes(undefined));
  expect(unclear.map(({ path }) => path).sort()).toEqual(variableTables);
});
