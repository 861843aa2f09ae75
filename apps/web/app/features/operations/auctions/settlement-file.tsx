import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { settlementTexts, settlementTones } from '../../../shared/auctions/settlement-texts.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import classes from '../list/desk-file.module.css';
import { DeskFile } from '../list/desk-file.tsx';
import { DealHistoryOf } from '../search/lot-and-deal-files.tsx';
import type { Settlement } from './auction-queries.ts';
import { SettlementActions } from './settlement-actions.tsx';

export function SettlementFile({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { lot, price, state, dueAt, attempt, next } = settlement;
  return (
    <DeskFile
      title={
        <LocalLink to={`/auction/results/${lot._id}`} className={classes.link ?? ''}>
          <bdi>{lot.title}</bdi>
        </LocalLink>
      }
      badge={<Badge tone={settlementTones[state]}>{t(settlementTexts[state])}</Badge>}
      since={settlement.createdAt}
      facts={[
        { label: t('Price'), value: <Dollars amount={price} /> },
        { label: t('Due'), value: formatInstant(dueAt, language) },
        { label: t('Buyer'), value: <Party party={settlement.buyer} /> },
        { label: t('Seller'), value: <Party party={settlement.seller} /> },
        attempt > 1 && { label: t('Attempt'), value: attempt },
        next && {
          label: t('Next bidder'),
          value: (
            <>
              <bdi>{next.companyName}</bdi> ({t('Bidder {{number}}', { number: next.number })}){t(', ')}
              <Dollars amount={next.price} />
            </>
          ),
        },
      ]}
    >
      <SettlementActions settlement={settlement} />
      <DealHistoryOf id={settlement._id} />
    </DeskFile>
  );
}

function Party({ party: { _id, companyName, name, email, phone } }: { party: Settlement['buyer'] }) {
  return (
    <span className={classes.lines}>
      <LocalLink to={`/admin/companies/${_id}`} className={classes.link ?? ''}>
        <bdi>{companyName}</bdi>
      </LocalLink>
      <span className={classes.quiet}>
        <bdi>{name}</bdi>
      </span>
      <span className={classes.quiet}>
        <bdi>{email}</bdi>
      </span>
      {phone && (
        <span className={classes.quiet}>
          <bdi dir="ltr">{phone}</bdi>
        </span>
      )}
    </span>
  );
}
