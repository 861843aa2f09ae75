import { useTranslation } from 'react-i18next';
import { BookingList } from './booking-list.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import classes from './equipment-bookings.module.css';
import { Fleet } from './fleet.tsx';
import { Utilisation } from './utilisation.tsx';

/** Shows the machines with their bookings on a timeline, the bookings by other companies, the utilisation of the machines and the calendar feed. */
export function EquipmentBookingsTab() {
  const { t } = useTranslation();
  return (
    <div className={classes.parts}>
      <Fleet title={t('Machines for rent')} />
      <BookingList
        view="supplier"
        label={t('Equipment Bookings')}
        hint={
          <p>{t('When a buyer books one of your machines, the booking appears here and in your notifications.')}</p>
        }
      />
      <Utilisation />
      <CalendarFeed />
    </div>
  );
}
