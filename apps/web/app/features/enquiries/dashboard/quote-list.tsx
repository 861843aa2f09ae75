import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { myRequestedQuotes } from '@rigsouq/contract/enquiries/quotes';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { quotesPage } from '../../../shared/dashboard/list-queries.ts';
import { DealList } from '../../../shared/deals/deal-list.tsx';
import type { DealRow } from '../../../shared/deals/deal-row.tsx';
import type { ViewRole } from '../../../shell/session-rules.ts';

type Quote = AnswerOf<typeof myRequestedQuotes>['quotes'][number];

export function QuoteList({ view, label }: { view: ViewRole; label: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const buying = view === 'buyer';

  function rowOf({ _id, equipmentId, other, status, createdAt, price, currency, can }: Quote): DealRow {
    const toAnswer = can.quote && status === 'Requested';
    return {
      to: `/quotes/${_id}`,
      equipment: equipmentId,
      other,
      status,
      createdAt,
      figure: price === null || currency === null ? null : formatPrice(price, currency, language),
      next: toAnswer ? t('Send quote') : can.accept ? t('Review price') : t('Open'),
      waits: toAnswer || can.accept,
    };
  }

  return (
    <DealList
      label={label}
      query={(page) => quotesPage(view, page)}
      rowOf={rowOf}
      figure={t('Price')}
      empty={t('No quotes found.')}
      failed={t('Failed to fetch quotes')}
      hint={
        buying ? (
          <>
            <p>{t('Request a quote on a machine’s page. The supplier’s reply will appear here.')}</p>
            <Button component={LocalLink} to="/marketplace" color="amber" size="md">
              {t('Search the marketplace')}
            </Button>
          </>
        ) : (
          <p>{t('Quote requests from buyers appear here and in your notifications.')}</p>
        )
      }
    />
  );
}
