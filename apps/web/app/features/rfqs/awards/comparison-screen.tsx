import { useTranslation } from 'react-i18next';
import { Place } from '../../../lib/format/place.tsx';
import { DealPage } from '../../../shared/deals/deal-page.tsx';
import { ComparisonHead } from './comparison-head.tsx';
import { tenderQuery } from './comparison-query.ts';
import { OpenedView } from './opened-view.tsx';
import { SealedNote } from './sealed-note.tsx';
import { TechnicalView } from './technical-view.tsx';

/** Shows the answers to a request: sealed until its deadline, then side by side until it is awarded. */
export function ComparisonScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DealPage
      kind={t('Compare responses')}
      wideOnPaper
      query={tenderQuery(id)}
      missing={t('Request not found')}
      failed={t('Failed to fetch the comparison')}
      back={{ to: () => `/procurement/rfq/${id}`, label: t('Back to the request') }}
      main={({ rfq, comparison }) => (
        <Place country={rfq.country}>
          <ComparisonHead rfq={rfq} comparison={comparison} />
          {!comparison ? (
            <SealedNote rfq={rfq} />
          ) : comparison.state === 'technical' ? (
            <TechnicalView rfq={rfq} comparison={comparison} />
          ) : (
            // The key remounts the view when a proposal fails, so that its choices become the starting point.
            <OpenedView key={`${comparison.award?._id} ${comparison.state}`} rfq={rfq} comparison={comparison} />
          )}
        </Place>
      )}
    />
  );
}
