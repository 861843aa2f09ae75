import type { ReactNode } from 'react';
import classes from './empty-note.module.css';

/** Says that a list is empty, and what the user can do about it. */
export function EmptyNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
