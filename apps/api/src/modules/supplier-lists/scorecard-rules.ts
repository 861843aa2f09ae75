// Calculates the scorecard of a supplier for a buyer. Each part is 0 to 100, or null without a record.
import { SCORE_WEIGHTS as WEIGHTS } from '@rigsouq/contract/supplier-lists/calls';

/** Counts of the recorded facts about one supplier. */
export type FactCounts = {
  invited: number;
  /** Answers to these invitations. */
  answered: number;
  /** Average of how near the prices were to the best one, in per cent. */
  nearness: number | null;
  won: number;
  accepted: number;
  declined: number;
  deliveredOnTime: number;
  deliveredLate: number;
};

type Part = keyof typeof WEIGHTS;
type Parts = Record<Part, number | null>;

export const noFacts: FactCounts = {
  invited: 0,
  answered: 0,
  nearness: null,
  won: 0,
  accepted: 0,
  declined: 0,
  deliveredOnTime: 0,
  deliveredLate: 0,
};

export function computeScorecard(facts: FactCounts) {
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
const rounded = (value: number | null) => (value === null ? null : Math.round(value));

function meanOf(parts: Parts): number | null {
  let sum = 0;
  let weights = 0;
  for (const part of Object.keys(WEIGHTS) as Part[]) {
    const value = parts[part];
    if (value === null) continue;
    sum += value * WEIGHTS[part];
    weights += WEIGHTS[part];
  }
  return weights === 0 ? null : sum / weights;
}
