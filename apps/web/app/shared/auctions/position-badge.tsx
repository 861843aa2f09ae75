import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/page/badge.tsx';
import { describePosition, type Position } from './lot-texts.ts';

export function PositionBadge({ position, reserveMet }: { position: Position; reserveMet: boolean | null }) {
  const { t } = useTranslation();
  const { label, tone } = describePosition(position, reserveMet);
  return <Badge tone={tone}>{t(label)}</Badge>;
}
