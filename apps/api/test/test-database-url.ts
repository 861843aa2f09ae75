/** The environment variable in which the global setup puts the address of the tests' server, for all processes of the run. */
export const SERVER_VARIABLE = 'RIGSOUQ_TEST_SERVER';

/** Returns the address of a database with this name on the server that the tests use. */
export function testDatabaseUrl(name: string): string {
  const server = process.env[SERVER_VARIABLE];
  if (!server) throw new Error('tests have no PostgreSQL: run them with vitest, which starts one');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
