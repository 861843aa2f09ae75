import { healthBounds } from '@rigsouq/contract/desk-system';
import type { Health } from './health-query.ts';

/** Compares the values with the thresholds of the alert rules, so that the page and the alerts agree. */
export function isWell({ silent, outboxLag, failed, closeLag }: Health['system']['now']) {
  return {
    worker: silent !== null && silent <= healthBounds.silent,
    outbox: outboxLag <= healthBounds.outboxLag,
    failed: failed === 0,
    closes: closeLag <= healthBounds.closeLag,
  };
}
