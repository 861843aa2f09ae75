import type { AnswerOf } from '@rigsouq/contract/endpoint';
import {
  type listSecurityEvents,
  type SecurityEventKind,
  securityEventFacts,
} from '@rigsouq/contract/identity/security-events';
import { LIST_PAGE_SIZE } from '@rigsouq/contract/wire';
import type { SecurityEventRow } from './security-events.queries.ts';

/**
 * Presents a page of events. With `named` the list covers several users and names the user of each event. In a user's own list, the origin
 * of what another user did is private.
 */
export function presentSecurityEvents(
  rows: readonly SecurityEventRow[],
  { named }: { named: boolean },
): AnswerOf<typeof listSecurityEvents> {
  const page = rows.slice(0, LIST_PAGE_SIZE);
  return {
    events: page.map((row) => ({
      _id: row.id,
      kind: row.kind as SecurityEventKind,
      at: row.occurred_at.toISOString(),
      times: Number(row.times),
      lastAt: row.last_at.toISOString(),
      person: named ? row.person : null,
      by: row.by,
      addressRange: named || !row.by ? row.address_range : null,
      device: named || !row.by ? row.device : null,
      facts: securityEventFacts.parse(row.facts),
    })),
    next: rows.length > LIST_PAGE_SIZE ? (page.at(-1)?.id ?? null) : null,
  };
}
