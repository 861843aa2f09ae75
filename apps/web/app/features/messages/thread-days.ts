// A conversation as it is read: by the days of the viewer's calendar, and within a day by who wrote.
import type { Message } from './thread-query.ts';

type Turn = { readonly key: string; readonly mine: boolean; readonly name: string | null; messages: Message[] };
export type Day = { readonly key: string; readonly first: string; turns: Turn[] };

export function daysOf(messages: readonly Message[], timeZone?: string): Day[] {
  // Written as 2026-11-15, whatever the language.
  const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', ...(timeZone && { timeZone }) });
  const days: Day[] = [];
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

/** The last of our messages that the other side has read; it alone is marked. */
export function lastSeen(messages: readonly Message[], readByOther: number): string | undefined {
  return messages.findLast(({ mine, number }) => mine && number <= readByOther)?._id;
}
