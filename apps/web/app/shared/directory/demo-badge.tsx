import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/page/badge.tsx';

/** Marks made-up entries, so that no user takes them for a real company or person (R37). */
export function DemoBadge() {
  const { t } = useTranslation();
  return <Badge tone="outline">{t('Demo')}</Badge>;
}
