// Starts one PostgreSQL for the whole run and loads the demo into it. Every stack gets a copy.
import { enableCompileCache } from '../apps/api/test/compile-cache.ts';
import { startSharedPostgres } from '../apps/api/test/shared-postgres.ts';
import { SERVER_VARIABLE } from '../apps/api/test/test-database-url.ts';
import { loadDemo } from './stack/demo.ts';

export default async function setup(): Promise<() => Promise<void>> {
  enableCompileCache();
  const server = await startSharedPostgres();
  process.env[SERVER_VARIABLE] = server.url;
  const demo = await loadDemo();
  return async () => {
    await server.stop();
    await demo.remove();
  };
}
