import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { BookingList } from './booking-list.tsx';

export function MyBookingsTab() {
  const { t } = useTranslation();
  return (
    <BookingList
      view="buyer"
      label={t('My Bookings')}
      hint={
        <>
          <p>{t('Book a machine for the dates you need and track it here until it is returned.')}</p>
          <Button component={LocalLink} to="/rentals" color="amber" size="md">
            {t('See machines for rent')}
          </Button>
        </>
      }
    />
  );
}
