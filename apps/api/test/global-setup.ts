// Starts one PostgreSQL per run, with one migrated database per group of tests, which every test file copies.
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/database.ts';
import { enableCompileCache } from './compile-cache.ts';
import { startSharedPostgres } from './shared-postgres.ts';
import { SERVER_VARIABLE, testDatabaseUrl } from './test-database-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
    checkAnswers: boolean;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  enableCompileCache();
  // Every group of tests calls this function; the first call starts the server for all groups.
  const server = process.env[SERVER_VARIABLE] ? undefined : await startSharedPostgres();
  if (server) process.env[SERVER_VARIABLE] = server.url;
  const templateUrl = testDatabaseUrl(`rigsouq_test_template_${project.name}`);
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  return server?.stop;
}
