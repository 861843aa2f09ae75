import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Position, positionTexts, positionTones } from './lot-texts.ts';

export function PositionBadge({ position }: { position: Position }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={positionTones[position]} radius="sm" tt="none" miw="max-content">
      {t(positionTexts[position])}
    </Badge>
  );
}
