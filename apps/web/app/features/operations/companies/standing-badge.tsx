import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../lib/format/status-tone.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import type { Standing } from '../operations-queries.ts';

export const standingLabels: Record<Standing, string> = {
  pending: text('Pending'),
  approved: text('Approved'),
  rejected: text('Rejected'),
  suspended: text('Suspended'),
};

const tones: Record<Standing, Tone> = { pending: 'yellow', approved: 'green', rejected: 'red', suspended: 'gray' };

export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return <Badge tone={tones[standing]}>{t(standingLabels[standing])}</Badge>;
}
