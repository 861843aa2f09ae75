import type { ReactNode } from 'react';
import classes from './settings-section.module.css';

type SettingsSectionProps = {
  id: string;
  title: string;
  lead: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A section of a settings page: a title, a description and the controls. */
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
