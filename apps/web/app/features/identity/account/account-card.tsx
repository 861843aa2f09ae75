import type { ReactNode } from 'react';
import classes from './account-card.module.css';

/** Shows one small task in a card in the middle of an otherwise empty page. */
export function AccountCard({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.page}>
      <div className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        <div className={classes.body}>{children}</div>
      </div>
    </section>
  );
}
