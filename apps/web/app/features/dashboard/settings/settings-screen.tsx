import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { text } from '../../../lib/i18n/i18n.ts';
import { barePath } from '../../../lib/i18n/language.ts';
import { useRequireSignIn } from '../../../shell/use-require-session.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import classes from './settings.module.css';
import { SettingsNav } from './settings-nav.tsx';
import { settingsPages } from './settings-pages.ts';

/** Frames the pages of the settings: one page for each subject, in one column. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const entered = useRequireSignIn(text('Please log in to see your settings'));
  const path = barePath(useLocation().pathname);
  const page = settingsPages.find(({ to }) => to === path);
  return (
    <div className={classes.page}>
      <PageHead title={page ? t('{{page}} settings', { page: t(page.label) }) : t('Settings')} indexed={false} />
      <h1 className={classes.title}>{t('Settings')}</h1>
      <div className={classes.columns}>
        <SettingsNav open={path} />
        <div className={classes.column}>{entered && <Outlet />}</div>
      </div>
    </div>
  );
}
