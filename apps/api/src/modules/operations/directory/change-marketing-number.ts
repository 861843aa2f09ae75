// Changes a marketing number for the desk. The change and its audit entry are one transaction.
import { randomUUID } from 'node:crypto';
import type { MarketingNumberKey } from '@rigsouq/contract/directory/marketing-numbers';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { setMarketingNumber } from '../../directory/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

/** The value null restores the documented number, and is also how the audit log shows it. Nothing is recorded if the number does not change. */
export async function changeMarketingNumber(
  tx: Tx,
  operator: Actor,
  key: MarketingNumberKey,
  value: string | null,
): Promise<void> {
  const before = await setMarketingNumber(tx, operator.userId, key, value);
  if (before === value) return;
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: value === null ? 'marketing_number.reset' : 'marketing_number.changed',
    // A marketing number has no id, so the audit entry is found by its action.
    subject: { kind: 'marketing_number', id: randomUUID() },
    before: { number: key, value: before },
    after: { number: key, value },
  });
}
