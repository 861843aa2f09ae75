// A page about a lot in each state. The server renders it complete; after navigation in the browser it shows a loading state first.
import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router';
import type { LoadError, Loaded } from '../../../lib/api/page-loader.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { Place } from '../../../lib/format/place.tsx';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import type { Lot } from './lot.ts';
import classes from './lot-screen.module.css';

/** The server provides the page itself. The browser provides a promise, so that the screen changes immediately. */
export type LotData<L extends Lot = Lot> = Loaded<L> | { readonly pending: Promise<Loaded<L>> };
type LotScreenProps<L extends Lot> = { id: string; title: string; data: LotData<L>; children: (lot: L) => ReactNode };

export function LotScreen<L extends Lot>({ id, title, data, children }: LotScreenProps<L>) {
  const [client] = useState(queryClient);
  const renderLoaded = (loaded: Loaded<L>) => (
    <QueryClientProvider client={client}>
      {loaded.failed === null ? (
        <Place country={loaded.answer.country}>{children(loaded.answer)}</Place>
      ) : (
        <LoadErrorPanel title={title} failed={loaded.failed} />
      )}
    </QueryClientProvider>
  );
  if (!('pending' in data)) return <div key={id}>{renderLoaded(data)}</div>;
  return (
    <Suspense key={id} fallback={<Loading title={title} />}>
      <Await resolve={data.pending}>{renderLoaded}</Await>
    </Suspense>
  );
}

function Loading({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <PageHead title={title} indexed={false} />
      <h1 className={classes.title}>{title}</h1>
      <p role="status" className={classes.word}>
        {t('Loading...')}
      </p>
      <div className={classes.shape} aria-hidden="true">
        <span className={classes.photo} />
        <span className={classes.panel} />
      </div>
    </div>
  );
}

function LoadErrorPanel({ title, failed }: { title: string; failed: LoadError }) {
  const { t } = useTranslation();
  if (failed.status === 404)
    return (
      <section className={classes.missing}>
        <PageHead title={t('Auction not found')} indexed={false} />
        <h1 className={classes.title}>{t('Auction not found')}</h1>
        <p className={classes.word}>{t('It may have been withdrawn, or the address is wrong.')}</p>
        <Button component={LocalLink} to="/auctions" color="amber" size="md">
          {t('Browse Auctions')}
        </Button>
      </section>
    );
  return (
    <div className={classes.page}>
      <PageHead title={title} indexed={false} />
      <h1 className={classes.title}>{title}</h1>
      <LoadFailure failed={failed} fallback={text('Failed to load auction details')} />
    </div>
  );
}
