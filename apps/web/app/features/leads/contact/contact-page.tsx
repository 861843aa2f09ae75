import type { ReactNode } from 'react';
import classes from './contact-page.module.css';

type ContactPageProps = {
  title: ReactNode;
  lead?: string;
  /** Stands beside the form, or above it on a phone. */
  card?: ReactNode;
  form: ReactNode;
  notes: ReactNode;
};

export function ContactPage({ title, lead, card, form, notes }: ContactPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        <div className={classes.columns}>
          {card && <div className={classes.card}>{card}</div>}
          <div className={classes.form}>{form}</div>
          <div className={classes.notes}>{notes}</div>
        </div>
      </div>
    </div>
  );
}
