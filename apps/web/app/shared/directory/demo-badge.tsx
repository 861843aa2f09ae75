import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Marks made-up entries, so that no user takes them for a real company or person (R37). */
export function DemoBadge() {
  const { t } = useTranslation();
  return (
    <Badge variant="outline" color="gray" c="var(--steel)" radius="sm" tt="none" miw="max-content">
      {t('Demo')}
    </Badge>
  );
}
