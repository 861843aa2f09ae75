import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/language.ts';
import { StatusBadge } from '../../ui/page/status-badge.tsx';
import { ListingLink } from '../catalogue/listing-link.tsx';
import { type DealEquipment, dayOrUnknown, type OtherSide, otherName } from './deal.ts';
import classes from './deal-list.module.css';
import { DealTableRow, NextStep } from './deal-table.tsx';

export type DealRow = {
  /** The path of the deal's page. */
  readonly to: string;
  readonly equipment: DealEquipment;
  readonly other: OtherSide;
  readonly status: string;
  readonly createdAt: string;
  /** The value that differs between kinds of deals, or null if there is none yet. */
  readonly figure: string | null;
  /** The label of the next step: 'Send quote', or only 'View'. */
  readonly next: string;
  /** Whether the deal waits for this side. */
  readonly waits: boolean;
};

export function DealRowView({ row }: { row: DealRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { to, equipment, other, status, createdAt, figure, next, waits } = row;
  return (
    <DealTableRow
      image={equipment.image}
      machine={
        <>
          <ListingLink id={equipment._id} title={equipment.title} />
          <span className={classes.type}>{equipment.type === 'sell' ? t('For sale') : t('For rent')}</span>
        </>
      }
      company={<bdi>{otherName(t, other)}</bdi>}
      figure={figure ?? t('N/A')}
      day={dayOrUnknown(t, createdAt, language, equipment.country)}
      status={<StatusBadge status={status} />}
      next={<NextStep to={to} label={next} about={equipment.title} waits={waits} />}
    />
  );
}
