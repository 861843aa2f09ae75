// The log of a lot as its proof tells it: each line is the text that was chained, so it is read here and nowhere changed.
import type { readLotProof } from '@rigsouq/contract/auctions';
import type { AnswerOf } from '@rigsouq/contract/endpoint';

export type Proof = AnswerOf<typeof readLotProof>;
export type Entry = Proof['entries'][number];

export type LogLine = { readonly seq: number; readonly at: string } & (
  | { readonly act: 'open'; readonly startPrice: number; readonly startsAt: number; readonly endsAt: number }
  | {
      readonly act: 'bid';
      readonly bidder: number;
      readonly offer: number;
      /** Null in a sealed lot. */
      readonly price: number | null;
      readonly leader: number | null;
      readonly endsAt: number;
      readonly extended: boolean;
    }
  | {
      readonly act: 'close';
      readonly result: 'sold' | 'passed';
      readonly price: number | null;
      readonly winner: number | null;
    }
  | { readonly act: 'cancel' }
);
export type BidLine = Extract<LogLine, { act: 'bid' }>;

/** Undefined for a line that says nothing known. */
export function readLine({ line }: Entry): LogLine | undefined {
  try {
    const said = JSON.parse(line) as LogLine;
    return ['open', 'bid', 'close', 'cancel'].includes(said.act) ? said : undefined;
  } catch {
    return undefined;
  }
}

export function bidsIn(entries: readonly Entry[]): BidLine[] {
  return entries.map(readLine).filter((line) => line?.act === 'bid');
}

/** What a bid brought the price to: in a sealed lot the amount itself. */
export const priceAfter = ({ price, offer }: BidLine) => price ?? offer;
