// Lists and adds exchange and VAT rates. Each change is recorded in the audit log.
import { randomUUID } from 'node:crypto';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type {
  addExchangeRate as exchangeCall,
  listRates as listCall,
  rateStates,
  addVatRate as vatCall,
} from '@rigsouq/contract/operations/desk-system';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { gulfTodayText } from '../../../platform/gulf-today.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { insertExchangeRate } from '../../catalogue/index.ts';
import { insertVatRate } from '../../orders/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

type State = (typeof rateStates)[number];

export async function listRates(db: Db): Promise<AnswerOf<typeof listCall>> {
  const [exchange, vat] = await Promise.all([
    sql<{ currency: string; usd: string; since: Date; state: State }>`
      select currency, usd, since, ${stateOf(sql`currency`, sql`since <= now()`)} as state
      from exchange_rates order by currency, since desc limit 1000`.execute(db),
    sql<{ country: string; rate: string; since: string; state: State }>`
      select country, rate, since::text, ${stateOf(sql`country`, sql`since::text <= ${gulfTodayText}`)} as state
      from vat_rates order by country, since desc limit 1000`.execute(db),
  ]);
  return {
    exchange: exchange.rows.map(({ usd, since, ...rate }) => ({
      ...rate,
      usd: Number(usd),
      since: since.toISOString(),
    })),
    vat: vat.rows.map(({ rate, ...row }) => ({ ...row, percent: Number(rate) / 100 })),
  };
}

/** The latest rate that has started is the current one. */
const stateOf = (key: ReturnType<typeof sql>, started: ReturnType<typeof sql>) => sql<State>`case
  when not ${started} then 'coming'
  when since = max(since) filter (where ${started}) over (partition by ${key}) then 'now'
  else 'past' end`;

export async function addExchangeRate(tx: Tx, operator: Actor, rate: ParsedOf<typeof exchangeCall>['body']) {
  const { currency, usd, since } = rate;
  const before = await insertExchangeRate(tx, rate);
  await recordRateChange(
    tx,
    operator,
    'rate.exchange',
    { rate: currency, value: before, since: null },
    { rate: currency, value: String(usd), since },
  );
}

export async function addVatRate(tx: Tx, operator: Actor, rate: ParsedOf<typeof vatCall>['body']) {
  const { country, percent, since } = rate;
  const value = Math.round(percent * 100);
  const before = await insertVatRate(tx, { country, rate: value, since });
  await recordRateChange(
    tx,
    operator,
    'rate.vat',
    { rate: country, value: before, since: null },
    { rate: country, value: String(value), since },
  );
}

type Facts = Record<string, string | null>;

/** Records the change. A rate has no id, so the audit entry is found by its action. */
function recordRateChange(tx: Tx, operator: Actor, act: string, before: Facts, after: Facts): Promise<void> {
  const by = { id: operator.userId, name: operator.name };
  return recordAuditEntry(tx, { by, act, subject: { kind: 'rate', id: randomUUID() }, before, after });
}
