import { Button } from '@mantine/core';
import { reverseStates } from '@rigsouq/contract/reverse-auctions/states';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { SearchableList } from '../../shared/deals/searchable-list.tsx';
import { reversePage } from '../../shared/reverse-auctions/reverse-queries.ts';
import { ReverseRows } from '../../shared/reverse-auctions/reverse-rows.tsx';
import { reverseStateTexts } from '../../shared/reverse-auctions/reverse-texts.ts';

/** Lists the reverse auctions of a buyer. */
export function OwnAuctions() {
  const { t } = useTranslation();
  return (
    <SearchableList
      label={t('Reverse auctions')}
      find={t('Find auctions')}
      states={reverseStates}
      stateWords={reverseStateTexts}
      query={reversePage}
      empty={t('No reverse auctions yet.')}
      unfit={t('No matching auctions.')}
      failed={t('Failed to fetch the auctions')}
      hint={
        <>
          <p>{t('List what you need, set a maximum price, invite suppliers and watch the price fall.')}</p>
          <Button component={LocalLink} to="/procurement/auctions/new" color="amber">
            {t('New reverse auction')}
          </Button>
        </>
      }
    >
      {(auctions) => <ReverseRows auctions={auctions} />}
    </SearchableList>
  );
}
