// What a buyer's past with a supplier adds up to. Each part is 0 to 100, and null without a record.
import { SCORE_WEIGHTS as WEIGHTS } from '@rigsouq/contract/supplier-lists';

/** Counted from the facts about one supplier. */
export type Facts = {
  invited: number;
  /** Of those. */
  answered: number;
  /** How near to the best its prices were, in per cent, on average. */
  nearness: number | null;
  won: number;
  accepted: number;
  declined: number;
  deliveredOnTime: number;
  deliveredLate: number;
};

type Part = keyof typeof WEIGHTS;
type Parts = Record<Part, number | null>;

export const noFacts: Facts = {
  invited: 0,
  answered: 0,
  nearness: null,
  won: 0,
  accepted: 0,
  declined: 0,
  deliveredOnTime: 0,
  deliveredLate: 0,
};

export function scorecardOf(facts: Facts) {
  const { invited, answered, nearness, won, accepted, declined, deliveredOnTime, deliveredLate } = facts;
  const parts: Parts = {
    answering: share(answered, invited),
    competitiveness: nearness === null ? null : Math.min(100, Math.max(0, nearness)),
    delivery: share(deliveredOnTime, deliveredOnTime + deliveredLate),
    acceptance: share(accepted, accepted + declined),
  };
  return {
    score: rounded(meanOf(parts)),
    answering: rounded(parts.answering),
    competitiveness: rounded(parts.competitiveness),
    delivery: rounded(parts.delivery),
    acceptance: rounded(parts.acceptance),
    invited,
    answered,
    won,
    ordered: accepted + declined,
    accepted,
    deliveredOnTime,
    deliveredLate,
  };
}

const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);
const rounded = (figure: number | null) => (figure === null ? null : Math.round(figure));

function meanOf(parts: Parts): number | null {
  let sum = 0;
  let weights = 0;
  for (const part of Object.keys(WEIGHTS) as Part[]) {
    const figure = parts[part];
    if (figure === null) continue;
    sum += figure * WEIGHTS[part];
    weights += WEIGHTS[part];
  }
  return weights === 0 ? null : sum / weights;
}
