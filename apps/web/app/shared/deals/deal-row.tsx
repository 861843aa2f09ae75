import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { StatusBadge } from '../../ui/page/status-badge.tsx';
import { ListingLink } from '../catalogue/listing-link.tsx';
import { type DealEquipment, dayOrUnknown, type OtherSide, otherName } from './deal.ts';
import classes from './deal-list.module.css';
import { DealPhoto } from './deal-photo.tsx';

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
    <tr className={classes.row}>
      <td className={classes.machine}>
        <div className={classes.what}>
          <DealPhoto image={equipment.image} />
          <div className={classes.words}>
            <ListingLink id={equipment._id} title={equipment.title} />
            <span className={classes.type}>{equipment.type === 'sell' ? t('For sale') : t('For rent')}</span>
          </div>
        </div>
      </td>
      <td className={classes.company}>
        <bdi>{otherName(t, other)}</bdi>
      </td>
      <td className={classes.figure}>{figure ?? t('N/A')}</td>
      <td className={classes.day}>{dayOrUnknown(t, createdAt, language)}</td>
      <td className={classes.status}>
        <StatusBadge status={status} />
      </td>
      <td className={classes.acts}>
        <Button
          component={LocalLink}
          to={to}
          size="sm"
          {...(waits ? { color: 'amber' } : { variant: 'default' })}
          aria-label={`${next}: ${equipment.title}`}
        >
          {next}
        </Button>
      </td>
    </tr>
  );
}
