import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toneOf } from '../../lib/format/status-tone.ts';
import type { TextContext } from '../../lib/i18n/text-keys.ts';

/** Shows a status in its colour. The text is capitalised by CSS, so that it stays as documented. */
export function StatusBadge({ status, context }: { status: string; context?: TextContext | undefined }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={toneOf(status)} radius="sm" tt="capitalize" miw="max-content">
      {context ? t(status, { context }) : t(status)}
    </Badge>
  );
}
