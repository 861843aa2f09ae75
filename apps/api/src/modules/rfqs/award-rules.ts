// Whether an award can be made as it was chosen, what it comes to, and who has to agree.
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { type AskedLine, type Compared, convert, type Offer } from './compare-rules.ts';

export type Choice = {
  readonly line: number;
  readonly answerId: string;
  readonly option: number;
  readonly quantity: number;
};
type Fault = 'rfq.offer' | 'rfq.offer_expired';
type Valid = { readonly validUntil: string };
type Chosen<O extends Offer> = { readonly offer: Compared<O>; readonly quantity: number };

/** `plain`: of every chosen line the best offer and no other, which needs no reason. */
type Judged<O extends Offer> = { fault: Fault } | { chosen: Chosen<O>[]; total: number; plain: boolean };

/** Each chosen offer is there once, of no line more than is asked for, and each is valid today, in the Gulf. */
export function judge<O extends Offer & Valid>(
  choices: readonly Choice[],
  lines: readonly AskedLine[],
  compared: readonly Compared<O>[],
  today: string,
): Judged<O> {
  const chosen = choices.flatMap(({ quantity, ...place }) => {
    const offer = compared.find((one) => isAt(one, place));
    return offer ? [{ offer, quantity }] : [];
  });
  const once = new Set(chosen.map(({ offer }) => offer)).size === choices.length;
  const within = lines.every(({ line, quantity }) => {
    return ofLine(chosen, line).reduce((sum, one) => sum + one.quantity, 0) <= quantity;
  });
  if (!once || !within || choices.length === 0) return { fault: 'rfq.offer' };
  if (chosen.some(({ offer }) => offer.validUntil < today)) return { fault: 'rfq.offer_expired' };
  const plain = chosen.every(({ offer }) => offer.best && ofLine(chosen, offer.line).length === 1);
  const total = chosen.reduce((sum, { offer, quantity }) => sum + offer.unit * quantity, 0);
  return Number.isSafeInteger(total) ? { chosen, total, plain } : { fault: 'rfq.offer' };
}

function isAt(offer: Offer, { line, answerId, option }: Omit<Choice, 'quantity'>): boolean {
  return offer.line === line && offer.answerId === answerId && offer.option === option;
}

function ofLine<C extends { offer: Offer }>(chosen: readonly C[], line: number): C[] {
  return chosen.filter(({ offer }) => offer.line === line);
}

/** Above the limit with what was ordered alone, in US dollars at the frozen rate; to the cent, so that a limit in dirhams is met where it should be. */
export function needsApproval(total: number, currency: string, usd: number, limit: number, alone = 0): boolean {
  return Math.round(((total / 10 ** digitsOf(currency)) * usd + alone) * 100) > limit * 100;
}

/** What was ordered of a line; `unit` in minor units of its currency. */
export type Ordered = {
  readonly line: number;
  readonly quantity: number;
  readonly unit: number;
  readonly currency: string;
  readonly state: string;
};

/** Declined, or taken back. */
const isOff = ({ state }: Ordered) => state === 'declined' || state === 'cancelled';

/**
 * How many pieces of each line can be awarded: what is asked for. Once orders are issued, of lines whose order was declined or taken back
 * what nobody is to deliver, and nothing of the others.
 */
export function leftToAward<L extends AskedLine>(
  lines: readonly L[],
  ordered: readonly Ordered[],
  awarded: boolean,
): L[] {
  if (!awarded) return [...lines];
  return lines.map((line) => {
    const own = ordered.filter((one) => one.line === line.line);
    const standing = own.filter((one) => !isOff(one)).reduce((sum, one) => sum + one.quantity, 0);
    return { ...line, quantity: own.some(isOff) ? Math.max(0, line.quantity - standing) : 0 };
  });
}

/** What is ordered, in minor units of a currency: an award in parts is measured by the limit as a whole. */
export function orderedTotal(
  ordered: readonly Ordered[],
  currency: string,
  rates: ReadonlyMap<string, number>,
): number {
  return ordered
    .filter((one) => !isOff(one))
    .reduce((sum, one) => sum + convert(one.unit, one.currency, currency, rates) * one.quantity, 0);
}
