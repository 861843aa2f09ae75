import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listRecipients as listCall, readForward, readRequest } from '@rigsouq/contract/leads/forwards';
import { majorOf } from '@rigsouq/contract/money';
import type { listLeads } from '@rigsouq/contract/operations/calls';
import { detailsOf, type listRecipients } from './forward-lead.ts';
import type { ForwardRow, LeadRow } from './forwards.store.ts';

type Request = AnswerOf<typeof readRequest>;

const answerOf = ({ answer, price, currency, contact }: ForwardRow) => ({
  answer,
  price: majorOf(price, currency),
  currency,
  contact,
});

/** Shows who sent the request only while the recipient may need it: until the decision, and after accepting. */
export function presentForward(forward: ForwardRow, lead: LeadRow): AnswerOf<typeof readForward> {
  const { expertId: _, ...details } = detailsOf(lead);
  const isShared = forward.state === 'sent' || forward.state === 'accepted';
  return {
    recipient: forward.name,
    state: forward.state,
    kind: lead.kind as Request['kind'],
    details: details as Record<string, string>,
    request: isShared
      ? {
          name: `${lead.first_name} ${lead.last_name}`.trim(),
          company: lead.company,
          email: lead.email,
          phone: lead.phone,
          message: lead.message,
        }
      : null,
    ...answerOf(forward),
    expiresAt: forward.expires_at.toISOString(),
  };
}

type DeskForward = AnswerOf<typeof listLeads>['leads'][number]['forwards'][number];

export function presentDeskForward(row: ForwardRow): DeskForward {
  return {
    _id: row.id,
    name: row.name,
    state: row.state,
    sentAt: row.created_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    ...answerOf(row),
  };
}

export function presentRecipient(
  row: Awaited<ReturnType<typeof listRecipients>>[number],
): AnswerOf<typeof listCall>['recipients'][number] {
  const { id, name, city, email, hasEquipment, isForwarded, requestsLeft } = row;
  return { _id: id, name, city, hasEmail: email !== null, hasEquipment, isForwarded, requestsLeft };
}

/**
 * Shows a request to its sender. The text of the form is left out: a sender who entered the address of another person must not be able to show them
 * a text. A withdrawn recipient is left out too.
 */
export function presentRequest({ lead, forwards }: { lead: LeadRow; forwards: readonly ForwardRow[] }): Request {
  const shown = forwards.filter(({ state }) => state !== 'withdrawn');
  const isAnswered = shown.some(({ state }) => state === 'accepted');
  return {
    _id: lead.id,
    kind: lead.kind as Request['kind'],
    serviceType: detailsOf(lead).serviceType ?? null,
    expert: lead.kind === 'expert-contact' ? lead.subject : null,
    state: isAnswered ? 'answered' : lead.closed_at ? 'closed' : shown.length > 0 ? 'forwarded' : 'received',
    createdAt: lead.created_at.toISOString(),
    recipients: shown.map((row) => ({
      name: row.name,
      state: row.state,
      decidedAt: row.decided_at?.toISOString() ?? null,
      ...answerOf(row),
    })),
  };
}
