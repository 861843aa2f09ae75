import { healthBounds } from '@rigsouq/contract/desk-system';
import type { Health } from './health-query.ts';

/** By the bounds of the rules that wake people, so that the page and the alarm say the same. */
export function isWell({ silent, outboxLag, failed, closeLag }: Health['system']['now']) {
  return {
    worker: silent !== null && silent <= healthBounds.silent,
    outbox: outboxLag <= healthBounds.outboxLag,
    failed: failed === 0,
    closes: closeLag <= healthBounds.closeLag,
  };
}
