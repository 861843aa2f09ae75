// Handles Idempotency-Keys of calls that share one transaction (lanes.ts), where `runOnce` would need one statement per call.
import { type RawBuilder, sql } from 'kysely';
import { Failure } from '../http/errors.ts';
import type { IdempotencyKey } from '../http/idempotency.ts';

export type KeyedCall = { readonly accountId: string; readonly keyed?: IdempotencyKey | undefined };

const placeOf = ({ accountId, keyed }: KeyedCall) => `${accountId} ${keyed?.key}`;

export type EarlierAnswers<A> = { account_id: string; key: string; sent_hash: string; answer: A }[] | null;

/** Selects the earlier answers under these keys, as one column of a statement. */
export function selectEarlierAnswers(call: string, calls: readonly KeyedCall[]): RawBuilder<unknown> {
  const keys = calls.filter(({ keyed }) => keyed);
  return sql`(select json_agg(json_build_object('account_id', a.account_id, 'key', a.key, 'sent_hash', a.sent_hash, 'answer', a.answer))
    from idempotent_answers a where a.call = ${call} and (a.account_id, a.key) in (
      select * from unnest(${keys.map(({ accountId }) => accountId)}::uuid[], ${keys.map(({ keyed }) => keyed?.key)}::text[])))`;
}

/** Separates new calls from repeated ones. A key that was answered before, or that came twice in one batch, is not processed again. */
export function separateRepeats<C extends KeyedCall, A extends object>(
  calls: readonly C[],
  answered: EarlierAnswers<A>,
) {
  const earlier = new Map(answered?.map((one) => [`${one.account_id} ${one.key}`, one]));
  const fresh: C[] = [];
  const repeats = new Map<C, (answers: ReadonlyMap<C, A | Failure>) => A | Failure>();
  const first = new Map<string, C>();
  for (const call of calls) {
    const sameKey = call.keyed && first.get(placeOf(call));
    const known = call.keyed && earlier.get(placeOf(call));
    const same = call.keyed?.hash === (known?.sent_hash ?? sameKey?.keyed?.hash);
    const keyUsed = new Failure('request.key_used');
    if (known) repeats.set(call, () => (same ? known.answer : keyUsed));
    else if (sameKey) repeats.set(call, (answers) => (same ? (answers.get(sameKey) as A | Failure) : keyUsed));
    else {
      if (call.keyed) first.set(placeOf(call), call);
      fresh.push(call);
    }
  }
  /** Maps the answers to the new calls, in their order, to answers for all calls. */
  const answersOf = (answers: readonly (A | Failure)[]): (A | Failure)[] => {
    const byCall = new Map(fresh.map((call, at) => [call, answers[at] as A | Failure]));
    return calls.map((call) => byCall.get(call) ?? repeats.get(call)?.(byCall) ?? new Failure('server.failed'));
  };
  return { fresh, answersOf };
}

type StoredAnswer<A> = { account_id: string; key: string; sent_hash: string; answer: A };

/** Returns the answers to store under the keys. A refusal is not stored, so the caller may try again. */
export function answersToStore<A extends object>(
  calls: readonly KeyedCall[],
  answers: readonly (A | Failure)[],
): StoredAnswer<A>[] {
  return calls.flatMap(({ accountId, keyed }, at) => {
    const answer = answers[at];
    if (!keyed || !answer || answer instanceof Failure) return [];
    return { account_id: accountId, key: keyed.key, sent_hash: keyed.hash, answer };
  });
}

/** Stores the answers as a part of the statement that writes the batch. `kept` are rows of `answersToStore` as JSON. */
export function insertAnswers(call: string, kept: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into idempotent_answers (account_id, call, key, sent_hash, answer)
    select r.account_id, ${call}, r.key, r.sent_hash, r.answer
    from given, jsonb_to_recordset(${kept}) as r(account_id uuid, key text, sent_hash text, answer jsonb)`;
}
