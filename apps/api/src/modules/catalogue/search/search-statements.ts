// Runs search statements on their own connection pool, so that many searches cannot use up the connections that bids and bookings need,
// and so that planner settings apply to searches only.
import { createHash } from 'node:crypto';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from '../../../../db/rows.generated.ts';
import { type Connections, runStatement } from '../../../platform/database/db.ts';

export type Statement = { text: string; values: unknown[] };
export type RunStatement = <R extends object>(statement: Statement) => Promise<R[]>;

/** Builds statements whose columns are checked by the compiler. It has no connection: `createStatementRunner` runs them. */
export const statementBuilder = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * The planner settings of searches. Every search has an index, and its data is in memory or on an SSD, so random reads are cheap. JIT
 * compilation takes longer than any search may run.
 */
export const searchSettings = { enable_seqscan: 'off', random_page_cost: '1.1', jit: 'off' };

/** Each connection keeps one prepared statement per text, up to this many. Further texts are planned each time. */
const PREPARED_MAX = 400;

export function createStatementRunner(connections: Connections): RunStatement {
  const names = new Map<string, string>();
  return async <R extends object>({ text, values }: Statement) => {
    let name = names.get(text);
    if (!name && names.size < PREPARED_MAX) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
      names.set(text, name);
    }
    return (await runStatement<R>(connections, { ...(name && { name }), text, values })).rows;
  };
}

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] };

/** Returns the query plan as a list of tables and the indexes that are used to read them. */
export async function explainPlan(run: RunStatement, { text, values }: Statement): Promise<string[]> {
  const [row] = await run<{ 'QUERY PLAN': { Plan: Step }[] }>({ text: `explain (format json) ${text}`, values });
  const steps = (step: Step): string[] => {
    const by = step['Index Name'] ? ` using ${step['Index Name']}` : '';
    const on = step['Relation Name'] ? ` on ${step['Relation Name']}` : '';
    return [...(by || on ? [`${step['Node Type']}${by}${on}`] : []), ...(step.Plans ?? []).flatMap(steps)];
  };
  return row?.['QUERY PLAN'].flatMap(({ Plan }) => steps(Plan)) ?? [];
}
