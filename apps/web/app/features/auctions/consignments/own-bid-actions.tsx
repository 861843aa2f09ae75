import { Button } from '@mantine/core';
import { acceptSecondChance, declineSecondChance, PAYMENT_DAYS } from '@rigsouq/contract/auctions/consignments';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatDollarsInText } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import classes from './consignments.module.css';
import type { OwnBid } from './own-bid-query.ts';

export function OwnBidActions({ bid }: { bid: OwnBid }) {
  const { t } = useTranslation();
  const keyFor = useIdempotencyKey();
  const { consignmentId: lot, position, settlement } = bid;
  const price = formatDollarsInText(useLanguage(), settlement?.price ?? 0);
  const params = { id: settlement?._id ?? '' };
  const open = lot.status === 'active';
  return (
    <div className={classes.acts}>
      {open && (
        <Button
          component={LocalLink}
          to={`/auction/bid/${lot._id}`}
          size="md"
          {...(position === 'outbid' ? { color: 'amber' } : { variant: 'default' })}
        >
          {position === 'outbid' ? t('Bid again') : t('Go to auction')}
        </Button>
      )}
      {lot.status === 'ended' && (
        <Button component={LocalLink} to={`/auction/results/${lot._id}`} variant="default" size="md">
          {t('View Results')}
        </Button>
      )}
      {settlement && (
        <DealActions
          can={settlement.can}
          refresh="auctions"
          acts={[
            {
              key: 'accept',
              label: t('Buy at {{price}}', { price }),
              title: t('Buy at {{price}}?', { price }),
              effect: t(
                'You buy the machine at your highest bid and pay within {{number}} days. The seller gets your contact details.',
                { number: PAYMENT_DAYS },
              ),
              confirm: t('Buy at {{price}}', { price }),
              tone: 'main',
              done: t('You bought the machine for {{price}}', { price }),
              failed: t('Failed to accept the second-chance offer'),
              send: () => call(acceptSecondChance, { params }, { idempotencyKey: keyFor({ accept: params.id }) }),
            },
            {
              key: 'decline',
              label: t('Decline offer'),
              title: t('Decline this second-chance offer?'),
              effect: t('You owe nothing. The machine may be offered to someone else. This cannot be undone.'),
              confirm: t('Decline offer'),
              tone: 'danger',
              done: t('You declined the second-chance offer'),
              failed: t('Failed to decline the second-chance offer'),
              send: () => call(declineSecondChance, { params }, { idempotencyKey: keyFor({ decline: params.id }) }),
            },
          ]}
        />
      )}
    </div>
  );
}
