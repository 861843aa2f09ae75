import type { ReactNode } from 'react';
import classes from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** Lists what is known about a company, one fact per line. A fact without a value is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Shows two columns: texts to read in the main one and facts to look up in the side one. */
export function Columns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>{children}</div>
      <div className={classes.side}>{side}</div>
    </div>
  );
}

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.block}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}

/** Says that a list is empty. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={classes.nothing}>{children}</p>;
}
