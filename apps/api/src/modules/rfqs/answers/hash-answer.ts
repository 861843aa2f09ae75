// Computes the receipt of an answer: a hash over everything that was received, in one fixed order. The supplier gets it immediately, and the
// buyer reads it beside the answer after the opening. Equal hashes prove that the opened answer is the one that was sent.
import { createHash } from 'node:crypto';

export type ReceivedAnswer = {
  rfqId: string;
  supplierId: string;
  receivedAt: string;
  technical: string;
  validUntil: string;
  lines: readonly {
    line: number;
    option: number;
    price: number;
    currency: string;
    leadDays: number;
    mode: string;
    offered: string;
    note?: string | null | undefined;
  }[];
};

export function hashAnswer({ rfqId, supplierId, receivedAt, technical, validUntil, lines }: ReceivedAnswer): string {
  const ordered = [...lines].sort((one, two) => one.line - two.line || one.option - two.option);
  const offers = ordered.map(({ line, option, price, currency, leadDays, mode, offered, note }) => {
    return [line, option, price, currency, leadDays, mode, offered, note ?? null];
  });
  const whole = [rfqId, supplierId, receivedAt, technical, validUntil, offers];
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex');
}
