import { useTranslation } from 'react-i18next';
import { toneOf } from '../../lib/format/status-tone.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { Badge, type BadgeTone } from '../../ui/page/badge.tsx';
import { type LotOutcome, type LotStatus, lotStatusTexts } from './lot-texts.ts';

export type LotBadgeProps = {
  status: LotStatus;
  outcome: LotOutcome | null;
  /** Whether the auction has its dates. A pending lot without them is under review. */
  scheduled?: boolean | undefined;
};

const outcomes: Record<LotOutcome, { label: string; tone: BadgeTone }> = {
  sold: { label: text('Sold'), tone: 'green' },
  passed: { label: text('Passed'), tone: 'gray' },
  cancelled: { label: text('Cancelled'), tone: 'red' },
};

/** Shows how a lot ended, or its documented status while it has no outcome (decision 0036). */
export function LotBadge({ status, outcome, scheduled }: LotBadgeProps) {
  const { t } = useTranslation();
  if (outcome) return <Badge tone={outcomes[outcome].tone}>{t(outcomes[outcome].label)}</Badge>;
  if (status === 'pending' && scheduled) return <Badge tone="yellow">{t('Scheduled')}</Badge>;
  return (
    <Badge tone={toneOf(status)} capitalised>
      {t(lotStatusTexts[status])}
    </Badge>
  );
}
