import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { type readTradeMonths as call, TRADE_MONTHS } from '@rigsouq/contract/trust/trade-months';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';

type Role = ParsedOf<typeof call>['query']['role'];

/** Sums the own deals of an account by month, exactly. */
export async function readTradeMonths(db: Db, { account }: Actor, role: Role): Promise<AnswerOf<typeof call>> {
  if (!account.roles.includes(role)) fail('access.denied');
  return { months: await sumTradesByMonth(db, account.id, role) };
}

export async function sumTradesByMonth(db: Db, accountId: string, role: Role) {
  const side = sql.ref(role === 'buyer' ? 't.buyer_id' : 't.supplier_id');
  const thisMonth = sql`date_trunc('month', now() at time zone 'Asia/Dubai')`;
  const { rows } = await sql<{ month: string; deals: number; sum: number }>`
    select to_char(first, 'YYYY-MM') as month, s.deals, round(s.sum, 2)::float8 as sum
    from generate_series(${thisMonth} - ${TRADE_MONTHS - 1} * interval '1 month', ${thisMonth}, interval '1 month') first
    cross join lateral (
      select count(*)::int as deals, coalesce(sum(t.usd), 0) as sum from trades t
      where ${side} = ${accountId} and t.made_at >= first at time zone 'Asia/Dubai'
        and t.made_at < (first + interval '1 month') at time zone 'Asia/Dubai') s
    order by first`.execute(db);
  return rows;
}
