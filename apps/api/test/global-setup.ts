// One migrated database per run and group, copied for every test file.
import type { TestProject } from 'vitest/node';
import { dropDatabase, migrate } from '../db/database.ts';
import { databaseNamed } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templateUrl = databaseNamed(`rigsouq_test_template_${process.pid}_${project.name}`);
  await dropDatabase(templateUrl);
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  return () => dropDatabase(templateUrl);
}
