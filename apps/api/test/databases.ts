/** Global setup leaves the address of the tests' server here, for itself and for the processes that run the tests. */
export const SERVER_VARIABLE = 'RIGSOUQ_TEST_SERVER';

/** A database of this name on the server that the tests use. */
export function databaseNamed(name: string): string {
  const server = process.env[SERVER_VARIABLE];
  if (!server) throw new Error('The tests have no PostgreSQL: run them with vitest, which starts one');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
