import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readBooking } from '@rigsouq/contract/rentals/calls';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { formatDay, formatPrice } from '../../lib/format/format.ts';
import { formatRentalComputation, periodTexts, projectTypeTexts } from '../../lib/format/rental-texts.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../deals/deal-panel.tsx';

type Terms = Pick<
  AnswerOf<typeof readBooking>,
  | 'equipment'
  | 'totalCost'
  | 'currency'
  | 'charges'
  | 'startDate'
  | 'endDate'
  | 'rentalPeriod'
  | 'projectType'
  | 'deliveryAddress'
  | 'specialRequirements'
  | 'offHiredAt'
  | 'returnedAt'
>;

export function BookingFacts({ booking }: { booking: Terms }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { totalCost, currency, rentalPeriod: period, offHiredAt, returnedAt, specialRequirements } = booking;
  const { country } = booking.equipment;
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
            value: <bdi>{formatRentalComputation(t, language, booking.charges, currency)}</bdi>,
          },
          { label: t('Start date'), value: formatDay(booking.startDate, language) },
          { label: t('End date'), value: formatDay(booking.endDate, language) },
          { label: t('Rental period'), value: t(periodTexts[period]) },
          { label: t('Project type'), value: t(projectTypeTexts[booking.projectType]) },
          { label: t('Delivery address'), value: <bdi>{booking.deliveryAddress}</bdi> },
          specialRequirements && { label: t('Special requirements'), value: <bdi>{specialRequirements}</bdi> },
          offHiredAt && { label: t('Off hire since'), value: formatPlaceTime(offHiredAt, language, country) },
          returnedAt && { label: t('Returned'), value: formatPlaceTime(returnedAt, language, country) },
        ]}
      />
    </DealPanel>
  );
}
