import { readConfig } from '../src/platform/config.ts';
import { dropDatabase, migrate } from './database.ts';

const { databaseUrl } = readConfig();
await dropDatabase(databaseUrl);
await migrate(databaseUrl);
