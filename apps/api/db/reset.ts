import { readDatabaseUrl } from '../src/platform/config.ts';
import { dropDatabase, migrate } from './database.ts';

const databaseUrl = readDatabaseUrl();
await dropDatabase(databaseUrl);
await migrate(databaseUrl);
