import { minorOf } from '@rigsouq/contract/money';
import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant, formatPrice } from '../../../lib/format/format.ts';
import { formatRentalComputation, periodTexts, projectTypeTexts } from '../../../lib/format/rental-texts.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { Booking } from './booking-query.ts';

export function BookingFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { totalCost, currency, rate, rentalPeriod: period, offHiredAt, returnedAt, specialRequirements } = booking;
  return (
    <DealPanel title={t('Rental details')}>
      <DealFacts
        facts={[
          {
            label: t('Total cost'),
            value: <bdi>{formatPrice(totalCost, currency, language)}</bdi>,
            large: true,
          },
          {
            label: t('Price'),
            value: (
              <bdi>{formatRentalComputation(t, language, { period, units: unitsOf(booking), rate, currency })}</bdi>
            ),
          },
          { label: t('Start date'), value: formatDay(booking.startDate, language) },
          { label: t('End date'), value: formatDay(booking.endDate, language) },
          { label: t('Rental period'), value: t(periodTexts[period]) },
          { label: t('Project type'), value: t(projectTypeTexts[booking.projectType]) },
          { label: t('Delivery address'), value: <bdi>{booking.deliveryAddress}</bdi> },
          specialRequirements && { label: t('Special requirements'), value: <bdi>{specialRequirements}</bdi> },
          offHiredAt && { label: t('Off hire since'), value: formatInstant(offHiredAt, language) },
          returnedAt && { label: t('Returned'), value: formatInstant(returnedAt, language) },
        ]}
      />
    </DealPanel>
  );
}

/** Computes the charged units from the cost, because off-hire or a late return can change them after the booking. */
function unitsOf({ totalCost, rate, currency }: Booking): number {
  return Math.round((minorOf(totalCost, currency) ?? 0) / (minorOf(rate, currency) ?? 1));
}
