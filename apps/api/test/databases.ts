/** A database of this name on the server that the tests use. */
export function databaseNamed(name: string): string {
  const url = new URL(process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/rigsouq');
  url.pathname = `/${name}`;
  return url.href;
}
