// Maps rows to responses by whitelist. A supplier's view contains nothing about other suppliers: no counts, no names and no telling sort order.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type { listInvitations, listRfqs, readRfq } from '@rigsouq/contract/rfqs/calls';
import { type RfqSupplier, standForBuyer, standForSupplier } from './comparison/stand-rules.ts';
import type { InvitationRow, RfqItemRow } from './rfq-lists.queries.ts';
import { stateForSuppliers } from './rfqs.policy.ts';
import type { listFiles, listVersions, OfferRow, QuestionRow, RfqRow, RfqSupplierRow } from './rfqs.queries.ts';

type RfqView = AnswerOf<typeof readRfq>;
type BuyersView = Extract<RfqView, { side: 'buyer' }>;
type SuppliersView = Extract<RfqView, { side: 'supplier' }>;
type Files = Awaited<ReturnType<typeof listFiles>>;
type Versions = Awaited<ReturnType<typeof listVersions>>;

export function presentItem(row: RfqItemRow): AnswerOf<typeof listRfqs>['rfqs'][number] {
  return { ...itemOf(row), invited: row.invited, answers: row.answers, questions: row.questions };
}

export function presentInvitation(row: InvitationRow): AnswerOf<typeof listInvitations>['rfqs'][number] {
  return {
    ...itemOf(row),
    state: stateForSuppliers(row),
    buyer: buyerOf(row),
    stand: standOf(row),
  };
}

function itemOf(row: Omit<RfqItemRow, 'invited' | 'answers' | 'questions'>) {
  return {
    _id: row.id,
    number: row.number,
    title: row.title,
    state: row.state,
    audience: row.audience,
    version: row.version,
    lines: row.lines,
    deadline: row.deadline?.toISOString() ?? null,
    country: row.country,
    now: row.now.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}

type Related = {
  lines: BuyersView['lines'];
  files: Files;
  questions: readonly QuestionRow[];
  versions: Versions;
  addressOf: (mediaId: string) => string;
};

/** Presents the part of a request that both sides see. */
export function presentRequest(row: RfqRow, { lines, files, questions, versions, addressOf }: Related) {
  return {
    ...itemOf({ ...row, lines: lines.length }),
    description: row.description,
    currency: row.currency,
    twoEnvelopes: row.two_envelopes,
    lines,
    files: files.map(({ id, media_id, original_name, version }) => {
      return { _id: id, name: original_name, url: addressOf(media_id), version };
    }),
    questions: questions.map((question) => ({
      _id: question.id,
      question: question.question,
      askedAt: question.asked_at.toISOString(),
      mine: question.mine,
      answer: question.answer,
      answeredAt: question.answered_at?.toISOString() ?? null,
    })),
    versions: versions.map(({ version, at, note }) => ({ version, at: at.toISOString(), note })),
    reason: row.reason,
  };
}

export function presentRfqSupplier(rfq: RfqRow, row: RfqSupplierRow): BuyersView['suppliers'][number] {
  return {
    _id: row.supplier_id,
    companyName: row.company_name,
    verified: row.verified,
    stand: standForBuyer(toRfqSupplier({ ...rfq, ...row, won: false })),
    reason: row.decline_reason,
  };
}

/** Presents a supplier's own state and answer. */
export function presentOwnAnswer(row: RfqRow, offers: readonly OfferRow[]) {
  return {
    state: stateForSuppliers(row),
    buyer: buyerOf(row),
    stand: standOf(row),
    auctionId: row.auction_id,
    answer: answerOf(row, offers),
  };
}

function answerOf(row: RfqRow, offers: readonly OfferRow[]): SuppliersView['answer'] {
  const { answer_version, technical, valid_until, received_at, hash } = row;
  if (answer_version === null || technical === null || !valid_until || !received_at || hash === null) return null;
  return {
    version: answer_version,
    technical,
    validUntil: valid_until,
    receivedAt: received_at.toISOString(),
    hash,
    withdrawn: row.withdrawn ?? false,
    lines: offers.map(({ price_minor, lead_days, ...offer }) => ({
      ...offer,
      price: majorOf(price_minor, offer.currency),
      leadDays: lead_days,
    })),
  };
}

type Buyer = { account_id: string; buyer_name: string; buyer_verified: boolean };
const buyerOf = ({ account_id, buyer_name, buyer_verified }: Buyer) => {
  return { _id: account_id, companyName: buyer_name, verified: buyer_verified };
};

type RfqSupplierColumns = Pick<RfqSupplier, 'state' | 'version' | 'due' | 'won'> & {
  seen_at: Date | null;
  declined_at: Date | null;
  answer_version: number | null;
  withdrawn: boolean | null;
};

const standOf = (row: RfqSupplierColumns & { awarded: boolean }) =>
  standForSupplier(toRfqSupplier({ ...row, state: stateForSuppliers(row) }));

function toRfqSupplier({
  state,
  version,
  due,
  won,
  seen_at,
  declined_at,
  answer_version,
  withdrawn,
}: RfqSupplierColumns): RfqSupplier {
  return {
    state,
    version,
    due,
    won,
    seen: seen_at !== null,
    declined: declined_at !== null,
    answerVersion: answer_version,
    withdrawn: withdrawn ?? false,
  };
}
