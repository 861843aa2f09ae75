// Shows the booking page in each of its states. The server sends it with the machine; a navigation from another page shows a loading state first.

import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type Loaded, toCallError } from '../../../lib/api/page-loader.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { FailureScreen } from '../../../ui/states/error-screen.tsx';
import { LoadingForm } from '../../../ui/states/loading.tsx';
import classes from './book-view.module.css';
import { BookView } from './book-view.tsx';
import type { BookPage, Equipment } from './load-book.ts';
import { NotBookable } from './not-bookable.tsx';
import { unitsOf } from './rental-sum.ts';

export type BookData = Loaded<BookPage> | { readonly pending: Promise<Loaded<BookPage>> };

export function BookScreen({ id, data }: { id: string; data: BookData }) {
  if (!('pending' in data)) return <LoadedBooking key={id} {...data} />;
  return (
    <Suspense key={id} fallback={<Loading />}>
      <Await resolve={data.pending}>{(loaded) => <LoadedBooking {...loaded} />}</Await>
    </Suspense>
  );
}

function LoadedBooking({ answer, failed }: Loaded<BookPage>) {
  const { t, i18n } = useTranslation();
  if (failed?.status === 404)
    return (
      <NotBookable title={t('Equipment not found')} line={t('It may have been removed, or the address is wrong.')} />
    );
  if (failed)
    return <FailureScreen message={messageOf(i18n, toCallError(failed), text('Failed to fetch equipment'))} />;
  if (!isForRent(answer.listing))
    return (
      <NotBookable
        title={t('This equipment is not available for rent')}
        line={t('Browse rentals for similar machines.')}
      />
    );
  return <BookView page={answer} />;
}

/** Checks whether a machine can be booked. A machine that is rented out now can be booked for later. */
function isForRent(listing: Equipment): boolean {
  const offered = listing.status === 'active' || listing.status === 'rented';
  return listing.type === 'rent' && offered && unitsOf(listing).length > 0;
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <PageHead title={t('Book Equipment')} indexed={false} />
      <h1 className={classes.title}>{t('Book Equipment')}</h1>
      <LoadingForm fields={7} />
    </div>
  );
}
