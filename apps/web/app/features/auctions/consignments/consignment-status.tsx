// Describes the current state of a consignment in one sentence.
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '../../../lib/format/format.ts';
import { type Language, useLanguage } from '../../../lib/i18n/language.ts';
import { Countdown } from '../../../shared/auctions/countdown.tsx';
import type { Consignment } from './consignment-query.ts';
import classes from './consignments.module.css';

export function ConsignmentStatus({ consignment }: { consignment: Consignment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, outcome, endDate, now, reason } = consignment;
  const tone = outcome === 'sold' ? 'good' : ['cancelled', 'Rejected'].includes(status) ? 'bad' : undefined;
  return (
    <div role="status" className={classes.note} data-tone={tone}>
      <p>
        {statusText(t, language, consignment)}{' '}
        {status === 'active' && endDate && <Countdown until={endDate} now={now} over={t('Closing...')} />}
      </p>
      {reason && (
        <p>
          {t('Reason')}
          {': '}
          <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

function statusText(t: TFunction, language: Language, consignment: Consignment): string {
  const { status, outcome, startDate, finalPrice, totalBids, country } = consignment;
  if (status === 'Rejected') return t('We cannot auction this machine.');
  if (status === 'cancelled') return t('The auction was cancelled.');
  if (outcome === 'sold' && finalPrice !== null)
    return t('Sold for {{price}}.', { price: formatDollarsInText(language, finalPrice) });
  if (outcome === 'passed')
    return totalBids ? t('Not sold: the highest bid did not meet your reserve.') : t('Not sold: no bids were placed.');
  if (status === 'active') return t('The auction is live. Time left:');
  if (startDate)
    return t('Approved. The auction starts {{when}}.', { when: formatPlaceTime(startDate, language, country) });
  return t('We’re reviewing it and will set the dates. You’ll get an email with our decision.');
}
