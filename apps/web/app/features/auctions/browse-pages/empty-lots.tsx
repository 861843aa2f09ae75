import type { ReactNode } from 'react';
import classes from './empty-lots.module.css';

type EmptyLotsProps = { text: string; hint: string; children: ReactNode };

/** Shows what is missing, what the user can do about it, and the button for that. */
export function EmptyLots({ text, hint, children }: EmptyLotsProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.text}>{text}</p>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
