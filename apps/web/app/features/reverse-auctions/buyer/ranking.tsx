import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { otherName } from '../../../shared/deals/deal.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BuyersAuction } from '../auction-query.ts';
import { percentSaved } from '../percent-saved.ts';
import { AwardForm } from './award-form.tsx';
import classes from './ranking.module.css';

type Supplier = BuyersAuction['suppliers'][number];

/** Shows the suppliers by rank, with their sums. Only the buyer sees this. */
export function Ranking({ auction }: { auction: BuyersAuction }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Supplier>();
  const { suppliers, can } = auction;
  const close = () => setChosen(undefined);
  return (
    <DealPanel title={t('Ranking')}>
      <table className={classes.table}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">{t('Rank')}</th>
            <th scope="col">{t('Supplier')}</th>
            <th scope="col" className={classes.figure}>
              {t('First total')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('Latest total')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('Saved')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('Offers')}
            </th>
            <th scope="col">{t('Last offer at')}</th>
            {can.award && <th scope="col">{t('Next step')}</th>}
          </tr>
        </thead>
        <tbody>
          {suppliers.map((supplier) => (
            <Row key={supplier._id} auction={auction} supplier={supplier} onChoose={setChosen} />
          ))}
        </tbody>
      </table>
      <Dialog
        opened={chosen !== undefined && can.award}
        onClose={close}
        title={chosen ? t('Award to {{name}}?', { name: `\u2068${otherName(t, chosen)}\u2069` }) : ''}
      >
        {chosen && <AwardForm auction={auction} supplier={chosen} onClose={close} />}
      </Dialog>
    </DealPanel>
  );
}

type RowProps = { auction: BuyersAuction; supplier: Supplier; onChoose: (supplier: Supplier) => void };

function Row({ auction, supplier, onChoose }: RowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, verified, rank, first, total, offers, lastAt, seen } = supplier;
  const name = otherName(t, supplier);
  const saved = first === null || total === null ? null : percentSaved(first, total);
  const price = (amount: number | null) =>
    amount === null ? '–' : <bdi>{formatPrice(amount, auction.currency, language)}</bdi>;
  return (
    <tr className={classes.row} data-first={rank === 1 || undefined}>
      <td className={classes.rank}>
        <span className={classes.label}>{t('Rank')}</span> {rank === null ? '–' : formatNumber(rank, language)}
      </td>
      <th scope="row" className={classes.supplier}>
        <LocalLink to={`/supplier-profile/${_id}`} className={classes.name ?? ''}>
          <bdi>{name}</bdi>
        </LocalLink>{' '}
        {verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        {total === null && <Badge tone={seen ? 'yellow' : 'gray'}>{seen ? t('Viewed') : t('Not viewed yet')}</Badge>}
      </th>
      <td className={classes.figure}>
        <span className={classes.label}>{t('First total')}</span> {price(first)}
      </td>
      <td className={`${classes.figure} ${classes.last}`}>
        <span className={classes.label}>{t('Latest total')}</span> {price(total)}
      </td>
      <td className={classes.figure}>
        <span className={classes.label}>{t('Saved')}</span>{' '}
        {saved === null ? '–' : `${formatNumber(saved, language, 1)}%`}
      </td>
      <td className={classes.figure}>
        <span className={classes.label}>{t('Offers')}</span> {formatNumber(offers, language)}
      </td>
      <td className={classes.when}>
        <span className={classes.label}>{t('Last offer at')}</span>{' '}
        {lastAt === null ? '–' : <Moment at={lastAt} exact />}
      </td>
      {auction.can.award && (
        <td className={classes.acts}>
          {total !== null && (
            <Button
              size="sm"
              {...(rank === 1 ? { color: 'amber' } : { variant: 'default' })}
              onClick={() => onChoose(supplier)}
              aria-label={t('Award to {{name}}', { name })}
            >
              {t('Award')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
