import { healthThresholds } from '@rigsouq/contract/operations/desk-system';
import type { Health } from './health-query.ts';

/** Compares the values with the thresholds of the alert rules, so that the page and the alerts agree. */
export function checkHealth({ silent, outboxLag, failed, closeLag }: Health['system']['now']) {
  return {
    worker: silent !== null && silent <= healthThresholds.silent,
    outbox: outboxLag <= healthThresholds.outboxLag,
    failed: failed === 0,
    closes: closeLag <= healthThresholds.closeLag,
  };
}
