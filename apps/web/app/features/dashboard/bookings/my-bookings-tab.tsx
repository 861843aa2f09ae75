import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/local-link.tsx';
import { BookingList } from './booking-list.tsx';

export function MyBookingsTab() {
  const { t } = useTranslation();
  return (
    <BookingList
      view="buyer"
      label={t('My Bookings')}
      hint={
        <>
          <p>{t('Book a machine for the days you need it, and follow it here until it is back.')}</p>
          <Button component={LocalLink} to="/rentals" color="amber" size="md">
            {t('See machines for rent')}
          </Button>
        </>
      }
    />
  );
}
