import type { TFunction } from 'i18next';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats '2d 4h', '3h 12m', or in the last hour '4m 09s'. A started second counts as a whole one, so that nothing ends too early. */
export function timeLeft(t: TFunction, milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0');
  if (days > 0) return t('{{days}}d {{hours}}h', { days, hours, count: days });
  if (hours > 0) return t('{{hours}}h {{minutes}}m', { hours, minutes });
  return t('{{minutes}}m {{seconds}}s', { minutes, seconds });
}
