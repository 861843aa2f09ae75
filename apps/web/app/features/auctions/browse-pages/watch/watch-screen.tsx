import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useRequireSignIn } from '../../../../shell/use-require-session.ts';
import browse from '../../../../ui/page/browse.module.css';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../../ui/states/query-failure.tsx';
import { EmptyLots } from '../empty-lots.tsx';
import { useUnwatch } from './use-unwatch.ts';
import { WatchCard } from './watch-card.tsx';
import { WatchPreferences } from './watch-preferences.tsx';
import { watchlistQuery } from './watch-queries.ts';
import classes from './watch-screen.module.css';

export function WatchScreen() {
  const { t } = useTranslation();
  const open = useRequireSignIn(text('Please log in to watch auctions'));
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classes.page}>
      <PageHead title={t('My Watch List')} indexed={false} />
      <div className={classes.inner}>
        <header>
          <h1 ref={title} tabIndex={-1} className={`${browse.title} ${classes.title}`}>
            {t('My Watch List')}
          </h1>
          <p className={browse.lead}>{t('Lots you watch or have bid on, ending soonest first.')}</p>
        </header>
        {open ? (
          <>
            <WatchPreferences />
            <WatchedLots onRemoved={() => title.current?.focus()} />
          </>
        ) : (
          <LoadingRows rows={3} photos />
        )}
      </div>
    </div>
  );
}

function WatchedLots({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation();
  const found = useQuery(watchlistQuery);
  const unwatch = useUnwatch();
  if (found.isError && !found.data) return <QueryFailure query={found} fallback={t('Failed to load watchlist')} />;
  if (!found.data) return <LoadingRows rows={3} photos />;
  if (found.data.length === 0)
    return (
      <EmptyLots
        text={t('No items in your watch list')}
        hint={t('Select Watch on an auction to follow its price and time left here.')}
      >
        <Button component={LocalLink} to="/auctions" color="amber" size="md">
          {t('Browse Auctions')}
        </Button>
      </EmptyLots>
    );
  return (
    <ul className={classes.list} aria-label={t('My Watch List')}>
      {found.data.map((lot) => (
        <li key={lot.id}>
          <WatchCard
            lot={lot}
            busy={unwatch.isPending && unwatch.variables.id === lot.id}
            // The pressed button disappears with its card, so keyboard focus moves to the heading of the list.
            onRemove={() => unwatch.mutate(lot, { onSuccess: onRemoved })}
          />
        </li>
      ))}
    </ul>
  );
}
