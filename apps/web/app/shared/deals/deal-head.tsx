import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { StatusBadge } from '../../ui/page/status-badge.tsx';
import { ListingLink } from '../catalogue/listing-link.tsx';
import { VerifiedBadge } from '../companies/verified-badge.tsx';
import { companyPath, type DealEquipment, type OtherSide, otherName, type Side } from './deal.ts';
import classes from './deal-head.module.css';
import { DealPhoto } from './deal-photo.tsx';

type DealHeadProps = {
  /** The kind of deal, such as 'Quote'. */
  kind: string;
  equipment: DealEquipment;
  other: OtherSide;
  side: Side;
  status: string;
  createdAt: string;
};

/** Shows the machine, the other side, the status and the date of a deal. */
export function DealHead({ kind, equipment, other, side, status, createdAt }: DealHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <header className={classes.head}>
      <DealPhoto image={equipment.image} large />
      <div className={classes.words}>
        <p className={classes.kind}>
          {kind}
          <StatusBadge status={status} />
        </p>
        <h1 className={classes.title}>
          <ListingLink id={equipment._id} title={equipment.title} />
        </h1>
        <p className={classes.line}>
          {side === 'buyer' ? t('The supplier') : t('The buyer')}
          {': '}
          <LocalLink to={companyPath(side, other)} className={classes.company ?? ''}>
            <bdi>{otherName(t, other)}</bdi>
          </LocalLink>{' '}
          {other.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </p>
        <p className={classes.line}>
          {t('Requested {{when}}', { when: formatPlaceTime(createdAt, language, equipment.country) })}
          {' · '}
          {equipment.type === 'sell' ? t('For sale') : t('For rent')}
        </p>
      </div>
    </header>
  );
}
