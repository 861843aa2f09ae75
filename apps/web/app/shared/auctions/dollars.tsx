import { formatDollars } from '../../lib/format/format.ts';
import classes from './lot.module.css';

type DollarsProps = { amount: number };

/** Shows an amount of an auction in whole US dollars, the same in both languages (R20). */
export function Dollars({ amount }: DollarsProps) {
  return (
    <bdi dir="ltr" className={classes.figures}>
      {formatDollars(amount)}
    </bdi>
  );
}
