import { CompanyPage } from './settings/company-page.tsx';
import classes from './settings/settings.module.css';
import { SettingsNav } from './settings/settings-nav.tsx';

/** The Profile tab is the first page of the settings. */
export function ProfileTab() {
  return (
    <div className={classes.columns}>
      <SettingsNav open="/settings/company" />
      <div className={classes.column}>
        <CompanyPage />
      </div>
    </div>
  );
}
