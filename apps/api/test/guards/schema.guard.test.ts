import { readFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { describeSchema, schemaFile, writeRowTypes } from '../../db/database.ts';

it('keeps schema.sql equal to what the migrations create', async () => {
  expect(await describeSchema(inject('templateUrl'))).toBe(await readFile(schemaFile, 'utf8'));
});

it('keeps the row types equal to what the migrations create', async () => {
  await writeRowTypes(inject('templateUrl'), true);
});
