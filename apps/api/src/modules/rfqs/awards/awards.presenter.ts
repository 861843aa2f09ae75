import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import type { readComparison } from '@rigsouq/contract/rfqs/awards';
import { computeTotals } from '../comparison/compare-rules.ts';
import { sumOrderedParts } from './award-rules.ts';
import type { AwardRow, ComparedOffer, LoadedComparison } from './awards.queries.ts';

type Comparison = AnswerOf<typeof readComparison>;
type ComparisonContext = {
  unconfirmed: readonly { id: string; company_name: string }[];
  award: AwardRow | undefined;
  chosen: Comparison['chosen'];
  approvalLimit: number | null;
  alone: number;
  userId: string;
};

export function presentComparison(loaded: LoadedComparison, context: ComparisonContext): Comparison {
  const { unconfirmed, award, chosen, approvalLimit, alone, userId } = context;
  const { rfq, ordered, opened, answers, compared, rates, weights } = loaded;
  const totals = computeTotals(loaded, compared);
  const ofAnswer = Map.groupBy(compared, ({ answerId }) => answerId);
  const scores = new Map(answers.map(({ id, score }) => [id, score]));
  return {
    state: rfq.state as Comparison['state'],
    version: rfq.version,
    currency: rfq.currency,
    openedAt: rfq.opened_at?.toISOString() ?? null,
    rates: presentRates(rates, rfq.currency, compared),
    weights,
    answers: opened.map((answer) => ({
      answerId: answer.id,
      supplier: { _id: answer.supplier_id, companyName: answer.company_name, verified: answer.verified },
      score: scores.get(answer.id) ?? null,
      receivedAt: answer.received_at.toISOString(),
      hash: answer.hash,
      validUntil: answer.valid_until,
      technical: answer.technical,
      technicalVerdict: answer.verdict,
      technicalNote: answer.verdict_note,
      total: majorOf(totals.get(answer.id) ?? null, rfq.currency),
      offers: (ofAnswer.get(answer.id) ?? []).map((offer) => presentOffer(offer, rfq.currency)),
    })),
    unconfirmed: unconfirmed.map(({ id, company_name }) => ({ _id: id, companyName: company_name })),
    award: award ? presentAward(award, rfq.currency, userId) : null,
    ordered: majorOf(sumOrderedParts(ordered, rfq.currency, rates), rfq.currency),
    chosen,
    approvalLimit,
    orderedAlone: alone,
  };
}

/** Returns the rates of the currencies used in offers and of the US dollar, because the account's limit is in dollars. */
function presentRates(rates: LoadedComparison['rates'], currency: string, compared: readonly ComparedOffer[]) {
  const base = rates.get(currency);
  if (!base) return [];
  const used = new Set(['USD', ...compared.map((offer) => offer.currency)]);
  return [...rates]
    .filter(([code]) => code !== currency && used.has(code))
    .map(([code, usd]) => ({ currency: code, rate: Number((usd / base).toPrecision(8)) }));
}

function presentOffer(offer: ComparedOffer, currency: string): Comparison['answers'][number]['offers'][number] {
  return {
    line: offer.line,
    option: offer.option,
    price: majorOf(offer.price, offer.currency),
    currency: offer.currency,
    leadDays: offer.leadDays,
    mode: offer.mode,
    offered: offer.offered,
    note: offer.note,
    unit: majorOf(offer.unit, currency),
    total: majorOf(offer.total, currency),
    points: offer.points,
    best: offer.best,
    declined: offer.declined,
  };
}

function presentAward(award: AwardRow, currency: string, userId: string): Comparison['award'] {
  return {
    _id: award.id,
    state: award.state,
    reason: award.reason,
    total: majorOf(award.total_minor, currency),
    proposedBy: award.proposer,
    proposedAt: award.proposed_at.toISOString(),
    mine: award.proposed_by === userId,
    decidedBy: award.decider,
    decisionNote: award.decision_note,
    lines: award.lines,
  };
}
