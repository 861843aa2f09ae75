import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type listSecurityEvents, type SecurityEventKind, securityEventFacts } from '@rigsouq/contract/security-events';
import { LIST_PAGE_SIZE } from '@rigsouq/contract/wire';
import type { SecurityEventRow } from './security-events.queries.ts';

/**
 * `named`: the list is of several people, and says of each event whom it is about. In a person's own list it is nobody's business from where
 * another person did something.
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
