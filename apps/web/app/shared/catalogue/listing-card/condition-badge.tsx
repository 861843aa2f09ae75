import { useTranslation } from 'react-i18next';
import { conditionLabel } from '../../../lib/i18n/labels.ts';
import { Badge, type BadgeTone } from '../../../ui/page/badge.tsx';

/** The documented colours (CA-062). Every other condition is grey. */
const tones: Record<string, BadgeTone | undefined> = {
  new: 'green',
  'used-functional': 'blue',
  refurbished: 'purple',
};

export function ConditionBadge({ condition }: { condition: string }) {
  const { t } = useTranslation();
  return <Badge tone={tones[condition] ?? 'gray'}>{conditionLabel(t, condition)}</Badge>;
}
