import { useTranslation } from 'react-i18next';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { Fleet } from '../../rentals/dashboard/fleet.tsx';
import { AuctionsSection } from './auctions-section.tsx';
import { MonthsSection } from './months-section.tsx';
import classes from './overview.module.css';
import { MACHINES_SHOWN } from './overview-queries.ts';

/** Shows the money and the auctions of the view, and to a supplier the machines for rent. */
export function Overview({ view }: { view: ViewRole }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.columns}>
        <MonthsSection view={view} />
        <AuctionsSection view={view} />
      </div>
      {view === 'supplier' && <Fleet title={t('Machines for rent')} shown={MACHINES_SHOWN} />}
    </>
  );
}
