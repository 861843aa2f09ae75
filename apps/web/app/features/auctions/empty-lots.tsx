import type { ReactNode } from 'react';
import classes from './empty-lots.module.css';

type EmptyLotsProps = { text: string; hint: string; children: ReactNode };

/** What is not there, what to do, and the button that does it. */
export function EmptyLots({ text, hint, children }: EmptyLotsProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.text}>{text}</p>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
