// Tells the code of one call whether it reads from the replica.
import { AsyncLocalStorage } from 'node:async_hooks';

export const readsReplica = new AsyncLocalStorage<boolean>();

/** Runs the work on the primary, also inside of a read that uses the replica. */
export const onPrimary = <T>(work: () => T): T => (readsReplica.getStore() ? readsReplica.run(false, work) : work());
