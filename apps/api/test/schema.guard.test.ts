import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { describeSchema, schemaFile, writeRowTypes } from '../db/database.ts';

it('schema.sql is what the migrations make', async () => {
  expect(await describeSchema(inject('templateUrl'))).toBe(await readFile(schemaFile, 'utf8'));
});

it('the row types are what the migrations make', async () => {
  await writeRowTypes(inject('templateUrl'), true);
});
