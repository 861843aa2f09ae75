import { useTranslation } from 'react-i18next';
import { useFormatTime } from '../../../../lib/format/place.tsx';
import { DealFacts } from '../../../../shared/deals/deal-panel.tsx';
import type { Comparison } from '../comparison-query.ts';

type AwardFactsProps = {
  award: NonNullable<Comparison['award']>;
  /** The total of this award or of all orders. */
  total: string;
};

export function AwardFacts({ award, total }: AwardFactsProps) {
  const { t } = useTranslation();
  const formatTime = useFormatTime();
  const { proposedBy, proposedAt, decidedBy, reason } = award;
  return (
    <DealFacts
      facts={[
        { label: t('Total excl. VAT'), value: total, large: true },
        {
          label: t('Proposed by'),
          value: (
            <>
              <bdi>{proposedBy}</bdi>
              {t(', ')}
              {formatTime(proposedAt)}
            </>
          ),
        },
        decidedBy && decidedBy !== proposedBy && { label: t('Approved by'), value: <bdi>{decidedBy}</bdi> },
        reason && { label: t('Reason'), value: <bdi>{reason}</bdi> },
      ]}
    />
  );
}
