// Writes schema.sql and the row types from a new database; run it after adding a migration.
import { writeFile } from 'node:fs/promises';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { describeSchema, dropDatabase, migrate, schemaFile, writeRowTypes } from './database.ts';

const url = new URL(readDatabaseUrl());
url.pathname += '_describe';
await dropDatabase(url.href);
await migrate(url.href);
await writeFile(schemaFile, await describeSchema(url.href));
await writeRowTypes(url.href, false);
await dropDatabase(url.href);
