import { readConfig } from '../src/platform/config.ts';
import { migrate } from './database.ts';

await migrate(readConfig().databaseUrl);
