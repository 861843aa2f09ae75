import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import type { Listing } from '../../../shared/catalogue/listing-card/listing.ts';
import { ListingCard } from '../../../shared/catalogue/listing-card/listing-card.tsx';
import type { Urgency } from '../../../shared/catalogue/listing-card/listing-photo.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import classes from './rental-card.module.css';
import type { Layout } from './results.tsx';

type RentalCardProps = {
  listing: Listing;
  layout: Layout;
  urgency: Urgency;
  /** The searched days, which the booking page starts with. */
  days: { freeFrom: string; freeUntil: string };
};

/** Shows a machine to book or to buy (CA-046). */
export function RentalCard({ listing, layout, urgency, days }: RentalCardProps) {
  const { t } = useTranslation();
  const { _id, title, type, status } = listing;
  const forRent = type === 'rent';
  // A machine that is rented out can be booked for the days after its return.
  const rentedOut = status === 'rented';
  const searched = days.freeFrom ? `?${new URLSearchParams(days)}` : '';
  const action = forRent
    ? { to: `/book/${_id}${searched}`, label: t('Book Now') }
    : { to: `/buy/${_id}`, label: t('Buy Now') };
  return (
    <ListingCard
      listing={listing}
      layout={layout}
      urgency={urgency}
      badge={
        <Badge tone={forRent && !rentedOut ? 'green' : 'blue'}>
          {rentedOut ? t('Rented out') : forRent ? t('Available') : t('For Sale')}
        </Badge>
      }
      extra={forRent && <Rates listing={listing} />}
      actions={
        <>
          <Button component={LocalLink} to={action.to} color="ink" px="xs" aria-label={`${action.label}: ${title}`}>
            {action.label}
          </Button>
          <Button
            component={LocalLink}
            to={`/equipment/${_id}`}
            variant="default"
            px="xs"
            aria-label={`${t('View Details')}: ${title}`}
          >
            {t('View Details')}
          </Button>
        </>
      }
    />
  );
}

/** Shows the hourly and weekly rates. The daily rate stands above as the price. */
function Rates({ listing: { hourlyRate, weeklyRate, currency } }: { listing: Listing }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const rates = [
    { amount: hourlyRate, unit: t('/hour') },
    { amount: weeklyRate, unit: t('/week') },
  ];
  return (
    <p className={classes.rates}>
      {rates.map(
        ({ amount, unit }) =>
          amount !== null && (
            <span key={unit}>
              <bdi>{formatPrice(amount, currency, language)}</bdi>
              {unit}
            </span>
          ),
      )}
    </p>
  );
}
