import { formatDollars } from '../../lib/format.ts';
import classes from './lot.module.css';

/** Shows an amount of an auction in whole US dollars, the same in both languages (R20). */
export function Dollars({ of }: { of: number }) {
  return (
    <bdi dir="ltr" className={classes.figures}>
      {formatDollars(of)}
    </bdi>
  );
}
