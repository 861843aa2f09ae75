import { Button } from '@mantine/core';
import { acceptSecondChance, declineSecondChance, PAYMENT_DAYS } from '@rigsouq/contract/consignments';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { formatDollarsInText } from '../../lib/format.ts';
import { useIdempotencyKey } from '../../lib/idempotency-key.ts';
import { useLanguage } from '../../lib/language.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import { DealActions } from '../../shell/deal/deal-actions.tsx';
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
          {position === 'outbid' ? t('Bid again') : t('Go to the auction')}
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
              label: t('Take it at {{price}}', { price }),
              title: t('Take it at {{price}}?', { price }),
              effect: t(
                'You buy the machine at your own highest bid. The seller gets your contact details, and you pay within {{number}} days.',
                { number: PAYMENT_DAYS },
              ),
              confirm: t('Take it at {{price}}', { price }),
              tone: 'main',
              done: t('The machine is yours at {{price}}', { price }),
              failed: t('Failed to accept the second chance'),
              send: () => call(acceptSecondChance, { params }, { idempotencyKey: keyFor({ accept: params.id }) }),
            },
            {
              key: 'decline',
              label: t('Leave it'),
              title: t('Leave this second chance?'),
              effect: t('You owe nothing. The machine may be offered to somebody else; you cannot take this back.'),
              confirm: t('Leave it'),
              tone: 'danger',
              done: t('You have left the second chance'),
              failed: t('Failed to decline the second chance'),
              send: () => call(declineSecondChance, { params }, { idempotencyKey: keyFor({ decline: params.id }) }),
            },
          ]}
        />
      )}
    </div>
  );
}
