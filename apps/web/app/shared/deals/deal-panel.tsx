import { type ReactNode, useId } from 'react';
import classes from './deal-panel.module.css';

export function DealPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type Fact = { readonly label: string; readonly value: ReactNode; readonly large?: boolean; readonly wide?: boolean };

/** Lists the facts of a deal with their labels. Unknown facts are left out. */
export function DealFacts({ facts }: { facts: readonly (Fact | false | null | undefined | '')[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter((fact) => typeof fact === 'object' && fact !== null)
        .map(({ label, value, large, wide }) => (
          <div key={label} data-large={large || undefined} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
