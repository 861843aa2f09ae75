import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { LogCheck } from './check-log.ts';
import classes from './proof.module.css';

/** Shows the result of a verification, followed by `children`. */
export function LogVerdict({ checked, children }: { checked: LogCheck; children?: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (checked.holds)
    return (
      <p className={classes.verdict} data-good>
        <IconShieldCheck size={20} aria-hidden="true" />
        <span>
          {t('Log verified: all {{number}} entries match, including the final hash.', {
            number: formatNumber(checked.length, language),
          })}{' '}
          {children}
        </span>
      </p>
    );
  return (
    <p className={classes.verdict}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      {t('Log not valid: entry {{number}} does not match the one before it.', {
        number: formatNumber(checked.at, language),
      })}
    </p>
  );
}
