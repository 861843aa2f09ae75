import type { ReactNode } from 'react';
import classes from './form-card.module.css';

/** A section of a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
