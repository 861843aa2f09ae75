import type { Insertable } from 'kysely';
import type { Consignments } from '../../../../db/rows.generated.ts';
import { type Tx, violates } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { LotKind } from '../bidding/bidding-rules.ts';

export const kindOf = { Live: 'live', Online: 'online', 'Sealed Bid': 'sealed' } as const satisfies Record<
  string,
  LotKind
>;

type NewLot = { kind: LotKind; reserve: number };

/** Inserts the seller's consignment and its lot, which waits for the operator. A machine can be in only one auction at a time. */
export async function insertConsignment(tx: Tx, consignment: Insertable<Consignments>, lot: NewLot): Promise<void> {
  await tx.insertInto('consignments').values(consignment).execute();
  const { id, machine_id, account_id } = consignment;
  await tx
    .insertInto('lots')
    .values({ id, machine_id, account_id, ...lot })
    .execute()
    .catch((error: unknown) => {
      if (violates(error, 'lots_one_open')) fail('consign.open');
      throw error;
    });
}
