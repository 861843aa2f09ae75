// Measures how long the database takes for each statement of a call.
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { Client } from 'pg';
import type { TestApi } from './harness.ts';

type Query = typeof Client.prototype.query;
type Statement = { text: string; ms: number };
const TRIES = 10;

/** Returns the longest statement of a call, from the fastest of several tries, because other work on the machine disturbs single tries. */
export async function measureLongestStatement(
  { call }: TestApi,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { token, enough }: { token: string /** Milliseconds at which no further try is needed. */; enough: number },
): Promise<Statement & { body: Record<string, unknown> }> {
  const statements: Statement[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = withTiming(query, statements);
  let best: Statement = { text: '', ms: Number.POSITIVE_INFINITY };
  let body: Record<string, unknown> = {};
  for (let attempt = 0; attempt < TRIES && best.ms > enough; attempt++) {
    statements.length = 0;
    const answer = await call(endpoint, input, { token });
    if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${answer.status}`);
    body = answer.body as Record<string, unknown>;
    const longest = statements.reduce((one, two) => (two.ms > one.ms ? two : one), { text: '', ms: 0 });
    if (longest.ms < best.ms) best = longest;
  }
  Client.prototype.query = query;
  return { ...best, ms: Math.round(best.ms), body };
}

/** Returns a query function that records its time. It supports callbacks, which the pool uses, and promises. */
function withTiming(query: Query, statements: Statement[]): Query {
  return function (this: Client, ...args: unknown[]) {
    const started = performance.now();
    const [statement] = args as [string | { text: string }];
    const record = () =>
      statements.push({
        text: typeof statement === 'string' ? statement : statement.text,
        ms: performance.now() - started,
      });
    const callback = args.at(-1);
    if (typeof callback !== 'function')
      return (query.apply(this, args as never) as unknown as Promise<unknown>).finally(record);
    return query.apply(
      this,
      args.with(-1, (...answer: unknown[]) => {
        record();
        callback(...answer);
      }) as never,
    );
  } as Query;
}
