import type { DeleteResult } from 'kysely';

const BATCH_SIZE = 5_000;

/** Repeats a deletion until no row is left. No statement locks many rows for long. */
export async function deleteInBatches(deleteBatch: (size: number) => Promise<DeleteResult>): Promise<void> {
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; )
    deleted = Number((await deleteBatch(BATCH_SIZE)).numDeletedRows);
}
