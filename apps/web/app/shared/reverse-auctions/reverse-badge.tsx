import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/page/badge.tsx';
import type { ReverseStand, ReverseState } from './reverse-queries.ts';
import { reverseStandTexts, reverseStateTexts } from './reverse-texts.ts';

export function ReverseBadge({ state }: { state: ReverseState }) {
  return <TextBadge {...reverseStateTexts[state]} />;
}

type StandBadgeProps = { stand: ReverseStand; state: ReverseState };

/** Shows the state of a supplier in a reverse auction. An auction that is cancelled or not started shows that instead. */
export function ReverseStandBadge({ stand, state }: StandBadgeProps) {
  const before = state === 'cancelled' || (state === 'scheduled' && stand === 'invited');
  return <TextBadge {...(before ? reverseStateTexts[state] : reverseStandTexts[stand])} />;
}

function TextBadge({ label, tone }: (typeof reverseStateTexts)[ReverseState]) {
  const { t } = useTranslation();
  return <Badge tone={tone}>{t(label)}</Badge>;
}
