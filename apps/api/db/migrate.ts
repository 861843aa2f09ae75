import { readDatabaseUrl } from '../src/platform/config.ts';
import { migrate } from './database.ts';

await migrate(readDatabaseUrl());
