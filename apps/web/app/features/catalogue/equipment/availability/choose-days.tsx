import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../lib/api/query-client.ts';
import { formatDay } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { AvailabilityCalendar } from '../../../../shared/rentals/calendar/availability-calendar.tsx';
import { emptyRange } from '../../../../shared/rentals/calendar/free-days.ts';
import { useCalendar } from '../../../../shared/rentals/calendar/use-calendar.ts';
import type { Equipment } from '../load-equipment.ts';
import classes from './availability.module.css';

/** The calendar of a machine. A booking starts with the days that are chosen here. */
export function ChooseDays({ listing }: { listing: Equipment }) {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <Days listing={listing} />
    </QueryClientProvider>
  );
}

function Days({ listing: { _id, country } }: { listing: Equipment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [days, setDays] = useState(emptyRange);
  const calendar = useCalendar(_id, days, null);
  const query = new URLSearchParams({ freeFrom: days.start, freeUntil: days.end });
  return (
    <>
      <AvailabilityCalendar calendar={calendar} country={country} days={days} onDays={setDays} />
      {days.end && (
        <p role="status" className={classes.chosen}>
          {t('{{from}} to {{until}}', {
            from: formatDay(days.start, language),
            until: formatDay(days.end, language),
          })}
          <Button component={LocalLink} to={`/book/${_id}?${query}`} color="ink">
            {t('Book these dates')}
          </Button>
        </p>
      )}
    </>
  );
}
