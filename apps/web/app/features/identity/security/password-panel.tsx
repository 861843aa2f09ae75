import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/page/panel.tsx';
import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import classes from './password-panel.module.css';

/** Edits the password and email of the user. */
export function PasswordPanel() {
  const { t } = useTranslation();
  return (
    <Panel id="login-details" title={t('Password and email')} lead={t('Your login details.')}>
      <div className={classes.forms}>
        <PasswordForm />
        <EmailForm />
      </div>
    </Panel>
  );
}
