import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { describePosition, type Position } from './lot-texts.ts';

export function PositionBadge({ position, reserveMet }: { position: Position; reserveMet: boolean | null }) {
  const { t } = useTranslation();
  const { label, tone } = describePosition(position, reserveMet);
  return (
    <Badge variant="light" color={tone} radius="sm" tt="none" miw="max-content">
      {t(label)}
    </Badge>
  );
}
