// Makes the calls that prepare the access matrix, each of which must succeed.
import type { AnswerOf, Endpoint } from '@rigsouq/contract/endpoint';
import type { TestApi } from '../harness.ts';

export async function callSuccessfully<E extends Endpoint>(
  api: TestApi,
  endpoint: E,
  input: object,
  by?: { token: string },
): Promise<AnswerOf<E>> {
  const { status, body } = await api.call(endpoint, input as Record<string, unknown>, by ? { token: by.token } : {});
  if (status !== 200) throw new Error(`${endpoint.path}: ${JSON.stringify(body)}`);
  return body;
}

/** Returns the id of the newest row. Ids are in the order of time. */
export async function findNewestId(api: TestApi, table: string, column: string, value: string): Promise<string> {
  const sql = `select id from ${table} where ${column} = $1 order by id desc limit 1`;
  const { rows } = await api.parts.pool.query<{ id: string }>(sql, [value]);
  return rows[0]?.id ?? Promise.reject(new Error(`no row in ${table}`));
}
