import { useTranslation } from 'react-i18next';
import classes from './lot.module.css';
import { useServerTime } from './server-clock.ts';
import { timeLeft } from './time-left.ts';

type CountdownProps = {
  /** The end of the countdown. */
  until: string;
  /** The `now` of the answer that contained `until`. */
  now: string;
  /** The text after the end. The default is 'Ended'. */
  over?: string | undefined;
};

/** Shows the time left by the server's clock. The timer role is announced when a user moves to it, not every second. */
export function Countdown({ until, now, over }: CountdownProps) {
  const { t } = useTranslation();
  const left = Date.parse(until) - useServerTime(now);
  return (
    <span role="timer" className={classes.figures} data-soon={(left > 0 && left <= 5 * 60_000) || undefined}>
      {left > 0 ? timeLeft(t, left) : (over ?? t('Ended'))}
    </span>
  );
}
