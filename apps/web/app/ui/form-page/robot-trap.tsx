import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';
import classes from './form-card.module.css';

/** A field that users do not see. Only a robot fills it in. */
export function RobotTrap<V extends Record<string, unknown> & { homepage: string }>({
  form,
}: {
  form: ContractForm<V>;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.trap} aria-hidden="true">
      <label htmlFor="homepage">{t('Leave this field empty')}</label>
      <input
        id="homepage"
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
        key={form.key('homepage')}
        {...form.getInputProps('homepage')}
      />
    </div>
  );
}
