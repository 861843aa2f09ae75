// Parses the log of a lot. Each line is exactly the text that was hashed into the chain, so it must never be changed here.
import type { readLotProof } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';

export type Proof = AnswerOf<typeof readLotProof>;
export type LogEntry = Proof['entries'][number];

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

/** Parses a log line; returns undefined for an unknown one. */
export function parseLogLine({ line }: LogEntry): LogLine | undefined {
  try {
    const parsed = JSON.parse(line) as LogLine;
    return ['open', 'bid', 'close', 'cancel'].includes(parsed.act) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

export function bidsIn(entries: readonly LogEntry[]): BidLine[] {
  return entries.map(parseLogLine).filter((line) => line?.act === 'bid');
}

/** Returns the price after a bid; in a sealed lot this is the offer itself. */
export const priceAfter = ({ price, offer }: BidLine) => price ?? offer;
