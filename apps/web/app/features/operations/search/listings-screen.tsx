import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { JoinedFacts } from '../../../ui/page/joined-facts.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import { EmptyState, LoadingRows } from '../states.tsx';
import classes from './search.module.css';
import { takenDownQuery } from './search-queries.ts';

/** Lists the listings that were taken down. The search box above finds all others. */
export function ListingsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const listings = useQuery(takenDownQuery);
  return (
    <>
      <PageHead title={t('Listings taken down')} indexed={false} />
      <h1 className={headings.title}>{t('Listings taken down')}</h1>
      {listings.isError && <QueryFailure query={listings} fallback={t('Failed to fetch the listings')} />}
      {listings.isPending && <LoadingRows />}
      {listings.data?.listings.length === 0 && (
        <EmptyState hint={t('To take a listing down, search for it above.')}>{t('No listings taken down.')}</EmptyState>
      )}
      {listings.data && listings.data.listings.length > 0 && (
        <ul className={classes.found}>
          {listings.data.listings.map(({ _id, title, owner, reason, at }) => (
            <li key={_id} className={classes.row}>
              <div>
                <LocalLink to={`/admin/listings/${_id}`} className={classes.link ?? ''}>
                  <bdi>{title}</bdi>
                </LocalLink>
                <p className={classes.detail}>
                  <JoinedFacts facts={[owner, reason]} />
                </p>
              </div>
              <time dateTime={at} className={classes.detail}>
                {formatInstant(at, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
