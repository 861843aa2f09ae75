const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time to the end as text for display, by the database's clock (R24). Empty while nobody has set an end. */
export function timeLeft(now: Date, endsAt: Date | null, over = false): string {
  if (over) return 'Ended';
  if (!endsAt) return '';
  const seconds = Math.floor((endsAt.getTime() - now.getTime()) / SECOND_MS);
  if (endsAt <= now) return 'Ended';
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d ${Math.floor((seconds % DAY) / HOUR)}h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}h ${Math.floor((seconds % HOUR) / MINUTE)}m`;
  return `${Math.floor(seconds / MINUTE)}m ${seconds % MINUTE}s`;
}
