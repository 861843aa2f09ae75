import { IconArrowLeft, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { VerifiedBadge } from '../../shared/companies/verified-badge.tsx';
import classes from './thread-head.module.css';
import type { Thread } from './thread-query.ts';

/** Shows the machine and the other company. */
export function ThreadHead({ equipment, other, lost }: Pick<Thread, 'equipment' | 'other'> & { lost: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <header className={classes.head}>
        <LocalLink to="/dashboard?tab=messages" className={classes.back} aria-label={t('See all conversations')}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" className={classes.arrow} />
        </LocalLink>
        {equipment.image ? (
          <img className={classes.picture} src={equipment.image} alt="" width={64} height={48} />
        ) : (
          <span className={classes.picture}>
            <IconPhoto size={22} stroke={1.5} aria-hidden="true" />
          </span>
        )}
        <div className={classes.names}>
          <h1 className={classes.who}>
            <bdi>{other.companyName || t('Unknown User')}</bdi>
            {other.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
          </h1>
          <LocalLink to={`/equipment/${equipment._id}`} className={classes.machine}>
            <bdi>{equipment.title || t('Unknown Equipment')}</bdi>
          </LocalLink>
        </div>
      </header>
      {!equipment.open && <p className={classes.note}>{t('This machine is no longer listed.')}</p>}
      {lost && (
        <p role="status" className={classes.note}>
          {t('Connection lost. New messages will appear when you are back online.')}
        </p>
      )}
    </>
  );
}
