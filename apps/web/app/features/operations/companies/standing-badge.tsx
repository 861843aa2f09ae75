import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import type { Standing } from '../operations-queries.ts';

export const standingLabels: Record<Standing, string> = {
  pending: text('Pending'),
  approved: text('Approved'),
  rejected: text('Rejected'),
  suspended: text('Suspended'),
};

const colors: Record<Standing, string> = { pending: 'yellow', approved: 'green', rejected: 'red', suspended: 'gray' };

export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" color={colors[standing]} radius="sm" tt="none">
      {t(standingLabels[standing])}
    </Badge>
  );
}
