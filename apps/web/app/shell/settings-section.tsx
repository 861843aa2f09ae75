import type { ReactNode } from 'react';
import classes from './settings-section.module.css';

type SettingsSectionProps = {
  id: string;
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** One matter of a page of settings: what it is, a sentence about it, and the means to change it. */
export function SettingsSection({ id, title, lead, action, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        {action}
      </div>
      {children && <div className={classes.body}>{children}</div>}
    </section>
  );
}
