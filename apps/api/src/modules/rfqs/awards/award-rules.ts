// Validates the choices of an award, computes its total and decides whether a second member must approve it.
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { type AskedLine, type Compared, convertCurrency, type Offer } from '../comparison/compare-rules.ts';

export type Choice = {
  readonly line: number;
  readonly answerId: string;
  readonly option: number;
  readonly quantity: number;
};
type Fault = 'rfq.offer' | 'rfq.offer_expired';
type Valid = { readonly validUntil: string };
type Chosen<O extends Offer> = { readonly offer: Compared<O>; readonly quantity: number };

/** `plain` means that each chosen line goes to its best offer alone. Such an award needs no reason. */
type Judged<O extends Offer> = { fault: Fault } | { chosen: Chosen<O>[]; total: number; plain: boolean };

/** Checks that each offer exists and is chosen once, that no line exceeds its quantity, and that offers are valid today. */
export function validateChoices<O extends Offer & Valid>(
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

/**
 * Returns true if the total plus what the member ordered alone is above the limit, in US dollars at the frozen rate. Both sides are compared
 * in whole cents, so that rounding of a converted total does not exceed a limit that it meets exactly.
 */
export function exceedsApprovalLimit(total: number, currency: string, usd: number, limit: number, alone = 0): boolean {
  return Math.round(((total / 10 ** digitsOf(currency)) * usd + alone) * 100) > limit * 100;
}

/** An ordered part of a line. `unit` is the price of one piece in minor units of `currency`. */
export type OrderedPart = {
  readonly line: number;
  readonly quantity: number;
  readonly unit: number;
  readonly currency: string;
  readonly state: string;
};

/** The supplier declined the order or the buyer cancelled it. */
const isVoid = ({ state }: OrderedPart) => state === 'declined' || state === 'cancelled';

/**
 * Returns the lines with the number of pieces that can still be awarded. Before the first award that is the requested quantity. Afterwards
 * a line with a declined or cancelled order keeps the pieces that no valid order covers, and every other line has none.
 */
export function listRemainingLines<L extends AskedLine>(
  lines: readonly L[],
  ordered: readonly OrderedPart[],
  awarded: boolean,
): L[] {
  if (!awarded) return [...lines];
  return lines.map((line) => {
    const own = ordered.filter((one) => one.line === line.line);
    const stillOrdered = own.filter((one) => !isVoid(one)).reduce((sum, one) => sum + one.quantity, 0);
    return { ...line, quantity: own.some(isVoid) ? Math.max(0, line.quantity - stillOrdered) : 0 };
  });
}

/** Sums the valid orders in minor units of one currency. The approval limit applies to all parts of an award together. */
export function sumOrderedParts(
  ordered: readonly OrderedPart[],
  currency: string,
  rates: ReadonlyMap<string, number>,
): number {
  return ordered
    .filter((one) => !isVoid(one))
    .reduce((sum, one) => sum + convertCurrency(one.unit, one.currency, currency, rates) * one.quantity, 0);
}
