// Groups a conversation by the viewer's calendar days, and within a day by author.
import type { Message } from './thread-query.ts';

type Turn = { readonly key: string; readonly mine: boolean; readonly name: string | null; messages: Message[] };
export type ConversationDay = { readonly key: string; readonly first: string; turns: Turn[] };

export function daysOf(messages: readonly Message[], timeZone?: string): ConversationDay[] {
  // The locale 'sv-SE' formats dates like 2026-11-15, which serves as a key in every language.
  const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) });
  const days: ConversationDay[] = [];
  for (const message of messages) {
    const key = calendar.format(new Date(message.createdAt));
    const latest = days.at(-1);
    const day = latest?.key === key ? latest : { key, first: message.createdAt, turns: [] };
    if (day !== latest) days.push(day);
    const turn = day.turns.at(-1);
    if (turn && turn.mine === message.mine && turn.name === message.name) turn.messages.push(message);
    else day.turns.push({ key: message._id, mine: message.mine, name: message.name, messages: [message] });
  }
  return days;
}

/** Returns the last own message that the other side has read; only this one is marked. */
export function findLastSeen(messages: readonly Message[], readByOther: number): string | undefined {
  return messages.findLast(({ mine, number }) => mine && number <= readByOther)?._id;
}
