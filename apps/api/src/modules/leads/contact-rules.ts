// Protects the contact forms from robots and floods without an external service (R65). Windows are in minutes.

/** The same text from the same sender to the same company within this window is one message: a double click, or a retry after a timeout. */
export const SAME_MESSAGE_MINUTES = 10;
export const FLOOD_MINUTES = 60;
/** Maximum number of companies that get the same text in an hour, from all visitors together or from one logged-in company. */
const SAME_TEXT_FROM_VISITORS = 3;
const SAME_TEXT_FROM_MEMBER = 20;
/** Maximum number of messages that a company gets from visitors in an hour. */
const FROM_VISITORS_TO_ONE = 30;

/** The messages that were sent before, each count within its window. */
export type PastMessages = {
  sameMessages: number;
  /** Companies other than this one that got the same text from visitors, or from this sender's company. */
  othersWithText: number;
  fromVisitors: number;
};

export type MessageDecision = 'send' | 'taken already' | 'flood';

export function decideMessage(past: PastMessages, signedIn: boolean): MessageDecision {
  if (past.sameMessages > 0) return 'taken already';
  if (past.othersWithText >= (signedIn ? SAME_TEXT_FROM_MEMBER : SAME_TEXT_FROM_VISITORS)) return 'flood';
  if (!signedIn && past.fromVisitors >= FROM_VISITORS_TO_ONE) return 'flood';
  return 'send';
}

/** Normalizes texts for comparison: case, spaces, punctuation and Unicode forms make no difference. */
export function normalizeTexts(...texts: readonly string[]): string {
  return texts
    .map((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('\n');
}

const COMMONPLACE_LENGTH = 60;

/**
 * Returns whether the message is so common that independent senders may write it, like 'Is it still available?'. A message that contains an
 * address is not.
 */
export function isCommonQuestion(message: string): boolean {
  return normalizeTexts(message).length <= COMMONPLACE_LENGTH && !/https?:|www\.|@/i.test(message);
}
