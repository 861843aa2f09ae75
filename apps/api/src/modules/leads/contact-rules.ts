// What keeps the contact forms for people, without a foreign service (R65). Windows are in minutes.

/** The same words from the same person to the same company are one message: a double click, or a try after a timeout. */
export const SAME_MESSAGE_MINUTES = 10;
export const FLOOD_MINUTES = 60;
/** To so many companies the same text may go in an hour: all visitors together, or one signed-in company. */
const SAME_TEXT_FROM_VISITORS = 3;
const SAME_TEXT_FROM_MEMBER = 20;
/** So many messages a company gets from visitors in an hour. */
const FROM_VISITORS_TO_ONE = 30;

/** What was sent before, within its window. */
export type Past = {
  sameMessages: number;
  /** Companies other than this one that had the same text from visitors, or from this sender's company. */
  othersWithText: number;
  fromVisitors: number;
};

export type Verdict = 'send' | 'taken already' | 'flood';

export function verdictOn(past: Past, signedIn: boolean): Verdict {
  if (past.sameMessages > 0) return 'taken already';
  if (past.othersWithText >= (signedIn ? SAME_TEXT_FROM_MEMBER : SAME_TEXT_FROM_VISITORS)) return 'flood';
  if (!signedIn && past.fromVisitors >= FROM_VISITORS_TO_ONE) return 'flood';
  return 'send';
}

/** Texts that a person would call the same: capitals, spaces, signs and ways to write a letter make no difference. */
export function folded(...texts: readonly string[]): string {
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

/** 'Is it still available?' is asked by many who know nothing of each other. An address in it is not. */
export function isCommonplace(message: string): boolean {
  return folded(message).length <= COMMONPLACE_LENGTH && !/https?:|www\.|@/i.test(message);
}
