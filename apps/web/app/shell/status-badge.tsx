import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../lib/status-tone.ts';

/** The word of a state and its colour. The word is shown with a capital, and kept as documented. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={toneOf(status)} radius="sm" tt="capitalize" miw="max-content">
      {t(status)}
    </Badge>
  );
}
