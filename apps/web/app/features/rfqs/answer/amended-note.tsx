import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuppliersRfq } from '../rfq-query.ts';
import classes from './answer.module.css';

/** Shows what the buyer has changed, in the buyer's own words. */
export function AmendedNote({ versions, children }: { versions: SuppliersRfq['versions']; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section role="status" className={classes.amended}>
      <p className={classes.strong}>
        <IconAlertTriangle size={18} aria-hidden="true" /> {t('The buyer has amended the request')}
      </p>
      <ul className={classes.changes}>
        {versions.map(({ version, note }) => (
          <li key={version}>
            <bdi>{note}</bdi>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
