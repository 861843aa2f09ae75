import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import list from '../../../shared/deals/deal-list.module.css';
import { usePage } from '../../../shared/deals/use-page.ts';
import { PAGE_SIZE, Pager } from '../../../ui/page/pager.tsx';
import { EmptyNote } from '../../../ui/states/empty-note.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { ConfirmListingAction, type ListingActionRequest } from './confirm-listing-action.tsx';
import { listingViewsQuery, type MyListing, myListingsQuery } from './listing-queries.ts';
import { ListingRow } from './listing-row.tsx';
import classes from './my-listings.module.css';
import { OfferDialog } from './offer-dialog.tsx';
import { PublishedPanel } from './published-panel.tsx';
import { SentDrafts } from './sent-drafts.tsx';

export function MyListingsTab() {
  return (
    <>
      <SentDrafts />
      <OwnListings />
    </>
  );
}

function OwnListings() {
  const { t } = useTranslation();
  const listings = useQuery(myListingsQuery);
  if (listings.isError) return <QueryFailure query={listings} fallback={t('Failed to fetch data')} />;
  if (!listings.data) return <LoadingRows photos />;
  return listings.data.length === 0 ? <NoListings /> : <Listings all={listings.data} />;
}

function Listings({ all }: { all: readonly MyListing[] }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<ListingActionRequest>();
  const [offered, setOffered] = useState<MyListing>();
  const [wanted, setWanted] = usePage();
  const pages = Math.ceil(all.length / PAGE_SIZE);
  const page = Math.min(wanted, pages);
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  // The list works without the charts, so a failure leaves them out.
  const views = useQuery(listingViewsQuery(shown.map(({ _id }) => _id)));
  return (
    <section aria-label={t('My Listings')} className={list.panel}>
      <PublishedPanel listings={all} />
      <table className={`${list.table} ${classes.table}`}>
        <thead className={list.head}>
          <tr>
            <th scope="col">{t('Machine')}</th>
            <th scope="col" className={classes.figure}>
              {t('Price')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('Views')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('Inquiries')}
            </th>
            <th scope="col">{t('Status')}</th>
            <th scope="col">{t('Next step')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((listing) => (
            <ListingRow
              key={listing._id}
              listing={listing}
              views={views.data?.get(listing._id)}
              onAsk={setAsked}
              onOffer={setOffered}
            />
          ))}
        </tbody>
      </table>
      <Pager page={page} pages={pages} onPage={setWanted} label={t('Pages of your listings')} />
      <ConfirmListingAction asked={asked} onClose={() => setAsked(undefined)} />
      <OfferDialog listing={offered} onClose={() => setOffered(undefined)} />
    </section>
  );
}

function NoListings() {
  const { t } = useTranslation();
  return (
    <EmptyNote text={t('No listings found.')}>
      <p>{t('Add a machine with a few photos so buyers can find it.')}</p>
      <Button component={LocalLink} to="/dashboard?role=supplier&tab=add-equipment" color="amber" size="md">
        {t('Add Equipment')}
      </Button>
    </EmptyNote>
  );
}
