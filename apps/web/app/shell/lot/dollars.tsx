import { formatDollars } from '../../lib/format.ts';
import classes from './lot.module.css';

/** An amount of an auction: whole US dollars, written alike in both languages (R20). */
export function Dollars({ of }: { of: number }) {
  return (
    <bdi dir="ltr" className={classes.figures}>
      {formatDollars(of)}
    </bdi>
  );
}
