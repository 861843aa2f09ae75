// Searches have connections of their own: a flood of them cannot take those that bids and bookings need, and the planner can be told
// what it should know about them alone.
import { createHash } from 'node:crypto';
import type pg from 'pg';

export type Statement = { text: string; values: unknown[] };
export type Statements = <R extends object>(statement: Statement) => Promise<R[]>;

/**
 * Every search has an index, and what it needs is in memory or on a disk without a head that moves. Compiling a plan takes longer than
 * any of them may run.
 */
export const searchSettings = '-c enable_seqscan=off -c random_page_cost=1.1 -c jit=off';

/** Each connection keeps a prepared statement per shape; shapes past this many are planned each time. */
const SHAPES_MAX = 400;

export function searchStatements(pool: pg.Pool): Statements {
  const shapes = new Map<string, string>();
  return async <R extends object>({ text, values }: Statement) => {
    let name = shapes.get(text);
    if (!name && shapes.size < SHAPES_MAX) {
      name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
      shapes.set(text, name);
    }
    return (await pool.query<R>({ ...(name && { name }), text, values })).rows;
  };
}

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] };

/** How the database would go about it: what it reads, and by which index. */
export async function planOf(run: Statements, { text, values }: Statement): Promise<string[]> {
  const [row] = await run<{ 'QUERY PLAN': { Plan: Step }[] }>({ text: `explain (format json) ${text}`, values });
  const steps = (step: Step): string[] => {
    const by = step['Index Name'] ? ` using ${step['Index Name']}` : '';
    const on = step['Relation Name'] ? ` on ${step['Relation Name']}` : '';
    return [...(by || on ? [`${step['Node Type']}${by}${on}`] : []), ...(step.Plans ?? []).flatMap(steps)];
  };
  return row?.['QUERY PLAN'].flatMap(({ Plan }) => steps(Plan)) ?? [];
}
