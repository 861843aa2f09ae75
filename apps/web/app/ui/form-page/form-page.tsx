import type { ReactNode } from 'react';
import classes from './form-page.module.css';

type FormPageProps = { title: string; lead: string; aside: ReactNode; children: ReactNode };

/** A page with a long form and help next to it. */
export function FormPage({ title, lead, aside, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      <div className={classes.inner}>
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
        <div className={classes.columns}>
          {children}
          <div className={classes.aside}>{aside}</div>
        </div>
      </div>
    </div>
  );
}
