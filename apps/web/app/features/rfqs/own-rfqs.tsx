import { Button } from '@mantine/core';
import { rfqStates } from '@rigsouq/contract/rfqs/states';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { SearchableList } from '../../shared/deals/searchable-list.tsx';
import { rfqsPage } from '../../shared/rfqs/rfq-queries.ts';
import { RfqRows } from '../../shared/rfqs/rfq-rows.tsx';
import { rfqStateTexts } from '../../shared/rfqs/rfq-texts.ts';

/** Lists the requests of a buyer. */
export function OwnRfqs() {
  const { t } = useTranslation();
  return (
    <SearchableList
      label={t('Requests for quotation')}
      find={t('Find requests')}
      states={rfqStates}
      stateWords={rfqStateTexts}
      query={rfqsPage}
      empty={t('No requests yet.')}
      unfit={t('No matching requests.')}
      failed={t('Failed to fetch the requests')}
      hint={
        <>
          <p>{t('Describe what you need line by line, choose who can respond and set a deadline.')}</p>
          <Button component={LocalLink} to="/procurement/rfq/new" color="amber">
            {t('New request')}
          </Button>
        </>
      }
    >
      {(rfqs) => <RfqRows rfqs={rfqs} />}
    </SearchableList>
  );
}
