import { useTranslation } from 'react-i18next';
import classes from './lot.module.css';
import { useServerTime } from './server-clock.ts';
import { timeLeft } from './time-left.ts';

type CountdownProps = {
  /** The moment that is counted to. */
  until: string;
  /** The `now` of the answer that told it. */
  now: string;
  /** What stands there when it has come; else 'Ended'. */
  over?: string | undefined;
};

/** The time that is left, by the server's clock. A timer is read out when somebody goes there, never each second. */
export function Countdown({ until, now, over }: CountdownProps) {
  const { t } = useTranslation();
  const left = Date.parse(until) - useServerTime(now);
  return (
    <span role="timer" className={classes.figures} data-soon={(left > 0 && left <= 5 * 60_000) || undefined}>
      {left > 0 ? timeLeft(t, left) : (over ?? t('Ended'))}
    </span>
  );
}
