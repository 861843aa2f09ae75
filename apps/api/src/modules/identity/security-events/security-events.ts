// Records what happens to a login or to the members of a company. The event is written in the transaction of the change, so that neither is
// stored without the other.
import {
  countedEvents,
  type SecurityEventFacts,
  type SecurityEventKind,
} from '@rigsouq/contract/identity/security-events';
import { sql } from 'kysely';
import { afterCommit, type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { logSecurityEvent, type Origin } from '../../../platform/monitoring/security-log.ts';

export type NewSecurityEvent = {
  kind: SecurityEventKind;
  /** The user whose login or membership changed. */
  userId: string;
  /** The account of the user. It is read from the membership unless it is given here: a removed member has no membership any more. */
  accountId?: string;
  /** The user who made the change, if it is another user. */
  actorUserId?: string;
  sessionId?: string;
  facts?: SecurityEventFacts;
  /** Set for work that may run twice but is recorded once. */
  id?: string;
};

/** Maximum rows per user, hour and kind of failure, in addition to one row for all further address ranges. */
export const RANGES_PER_HOUR = 20;

export const actorEventFields = ({ userId, sessionId, account }: Actor) => ({
  userId,
  sessionId,
  accountId: account.id,
});

export async function recordSecurityEvent(tx: Tx, origin: Origin, event: NewSecurityEvent): Promise<void> {
  const counted = countedEvents.some((kind) => kind === event.kind);
  const recorded = await (counted ? countFailure(tx, origin, event) : insertEvent(tx, origin, event));
  if (!recorded) return;
  const { kind, userId, actorUserId } = event;
  const { addressRange, log } = origin;
  const by = actorUserId && { actorUserId };
  afterCommit(tx, () =>
    logSecurityEvent(log, { event: kind, userId, accountId: recorded.account_id, addressRange, ...by }),
  );
}

/**
 * Records a refusal after the answer has been sent. Nothing is written for an unknown email, and both refusals must take the same time. If
 * the row cannot be written, the event is still logged.
 */
export function recordAfterAnswer(db: Db, origin: Origin, event: NewSecurityEvent): void {
  setImmediate(() => {
    inTransaction(db, (tx) => recordSecurityEvent(tx, origin, event)).catch((error: unknown) => {
      logSecurityEvent(origin.log, { event: event.kind, userId: event.userId, addressRange: origin.addressRange });
      origin.log.warn({ err: error }, 'security event not recorded');
    });
  });
}

const accountOf = ({ accountId, userId }: NewSecurityEvent) =>
  accountId ?? sql<string>`(select account_id from members where user_id = ${userId})`;

function insertEvent(tx: Tx, { addressRange, device }: Origin, event: NewSecurityEvent) {
  const { id = newId(), kind, userId, actorUserId = null, sessionId = null, facts = {} } = event;
  return tx
    .insertInto('security_events')
    .values({
      id,
      kind,
      user_id: userId,
      account_id: accountOf(event),
      actor_user_id: actorUserId,
      session_id: sessionId,
      address_range: addressRange,
      device,
      facts,
    })
    .onConflict((on) => on.column('id').doNothing())
    .returning('account_id')
    .executeTakeFirst();
}

/**
 * Counts a failed attempt. Endless attempts from many places add a bounded number of rows: further address ranges share one row without a
 * range.
 */
function countFailure(tx: Tx, { addressRange, device }: Origin, event: NewSecurityEvent) {
  const { kind, userId } = event;
  const hour = sql<Date>`date_trunc('hour', now(), 'UTC')`;
  const others = sql`(select count(*) from security_events where user_id = ${userId} and kind = ${kind}
    and counted_from = ${hour} and address_range <> ${addressRange})`;
  return tx
    .insertInto('security_events')
    .values({
      id: newId(),
      kind,
      user_id: userId,
      account_id: accountOf(event),
      device,
      counted_from: hour,
      address_range: sql<string | null>`case when ${others} < ${RANGES_PER_HOUR} then ${addressRange} end`,
    })
    .onConflict((on) =>
      on
        .columns(['user_id', 'kind', 'counted_from', 'address_range'])
        .where('counted_from', 'is not', null)
        .doUpdateSet({
          times: sql`security_events.times + 1`,
          last_at: sql`clock_timestamp()`,
          device: sql`case when security_events.device = excluded.device then excluded.device end`,
        }),
    )
    .returning('account_id')
    .executeTakeFirst();
}
