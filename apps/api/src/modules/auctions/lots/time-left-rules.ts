const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time until the end as text, by the database's clock (R24). The text is empty until an operator has set the end. */
export function timeLeft(now: Date, endsAt: Date | null, isOver = false): string {
  if (isOver) return 'Ended';
  if (!endsAt) return '';
  const seconds = Math.floor((endsAt.getTime() - now.getTime()) / SECOND_MS);
  if (endsAt <= now) return 'Ended';
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${Math.floor((seconds % DAY) / HOUR)}h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}h ${Math.floor((seconds % HOUR) / MINUTE)}m`;
  return `${Math.floor(seconds / MINUTE)}m ${seconds % MINUTE}s`;
}
