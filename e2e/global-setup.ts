// One PostgreSQL for the whole run; every stack gets a database of its own on it.
import { SERVER_VARIABLE } from '../apps/api/test/databases.ts';
import { startSharedPostgres } from '../apps/api/test/shared-postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startSharedPostgres();
  process.env[SERVER_VARIABLE] = server.url;
  return server.stop;
}
