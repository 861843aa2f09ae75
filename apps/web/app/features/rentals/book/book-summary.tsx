import { Button } from '@mantine/core';
import { ANSWER_HOURS } from '@rigsouq/contract/rentals/calls';
import { useTranslation } from 'react-i18next';
import { formatDay, formatPrice } from '../../../lib/format/format.ts';
import { formatDayCount, formatRentalComputation } from '../../../lib/format/rental-texts.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LegalLinks } from '../../../shared/legal/legal-links.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './book-summary.module.css';
import type { BookState } from './use-book.ts';

/** Shows the total cost, which is always visible: beside the form, or at the bottom edge of a phone. */
export function BookSummary({ state }: { state: BookState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hydrated = useHydrated();
  const { listing, days, sum, total, note, busy, complete } = state;
  const { currency } = listing;
  return (
    <section aria-labelledby="summary" className={classes.card}>
      <div className={classes.lines}>
        <h2 id="summary" className={classes.title}>
          {t('Booking summary')}
        </h2>
        {sum ? (
          <dl className={classes.facts}>
            <dt>{t('Start date')}</dt>
            <dd>{formatDay(days.start, language)}</dd>
            <dt>{t('End date')}</dt>
            <dd>{formatDay(days.end, language)}</dd>
            <dt>{t('Duration')}</dt>
            <dd>{formatDayCount(t, sum.days)}</dd>
            <dt>{t('Price')}</dt>
            <dd>
              <bdi>{formatRentalComputation(t, language, sum.parts, currency)}</bdi>
            </dd>
          </dl>
        ) : (
          <p className={classes.hint}>{t('Choose your dates to see the total cost.')}</p>
        )}
        {sum && (
          <p className={classes.hint}>
            {t(
              'Return the machine by the morning of the end date. For a one-day rental, choose the same start and end date.',
            )}
          </p>
        )}
        <p className={classes.promise}>
          {t('You pay nothing now. The supplier has {{hours}} hours to confirm; your dates are held until then.', {
            hours: ANSWER_HOURS,
          })}
        </p>
      </div>
      <div className={classes.pay}>
        {note && <FailureNote>{note}</FailureNote>}
        <p className={classes.total}>
          <span>{t('Total cost')}</span>
          <output name="totalCost" className={classes.amount}>
            {total === undefined ? '–' : <bdi>{formatPrice(total, currency, language)}</bdi>}
          </output>
        </p>
        <LegalLinks act="booking" lead={t('By confirming you agree to:')} />
        <Button type="submit" color="amber" size="md" fullWidth disabled={!hydrated || busy || !complete}>
          {busy ? t('Booking...') : t('Confirm Booking')}
        </Button>
      </div>
    </section>
  );
}
