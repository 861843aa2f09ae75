import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Facets } from './load-market.ts';
import { changeSearch, clearFilters, isVerifiedOnly, type PageRules } from './market-search.ts';
import { Empty } from './results.tsx';
import type { MarketList } from './use-market-list.ts';

type NothingFoundProps = { list: MarketList; rules: PageRules; facets: Facets | null };

/** Shows the documented text and offers searches that find something. */
export function NothingFound({ list: { asked, addressOf }, rules, facets }: NothingFoundProps) {
  const { t } = useTranslation();
  const hidden = facets?.verified.find(({ value }) => value === 'false')?.count ?? 0;
  return (
    <Empty
      text={t('No equipment found matching your criteria.')}
      hint={t('Try another search term or remove a filter.')}
      actions={
        <>
          {hidden > 0 && isVerifiedOnly(asked, rules) && (
            <Button component={Link} to={addressOf(changeSearch(asked, { verified: 'false' }))} variant="default">
              {t('Include unverified suppliers')}
            </Button>
          )}
          <Button component={Link} to={addressOf(clearFilters(asked))} color="ink">
            {t('Clear Filters')}
          </Button>
        </>
      }
    />
  );
}
