import { useTranslation } from 'react-i18next';
import { toneOf } from '../../lib/format/status-tone.ts';
import type { TextContext } from '../../lib/i18n/text-keys.ts';
import { Badge } from './badge.tsx';

/** Shows a status in its colour. */
export function StatusBadge({ status, context }: { status: string; context?: TextContext | undefined }) {
  const { t } = useTranslation();
  return (
    <Badge tone={toneOf(status)} capitalised>
      {context ? t(status, { context }) : t(status)}
    </Badge>
  );
}
