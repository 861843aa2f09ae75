import { IconBan, IconCheck, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/page/badge.tsx';
import type { Standing } from './supplier-search.ts';

export const standingTexts: Record<Standing, { label: string; line: string }> = {
  approved: { label: text('Approved'), line: text('Checked and approved to buy from') },
  preferred: { label: text('Preferred'), line: text('Your first choice') },
  blocked: { label: text('Blocked'), line: text('Excluded from your requests') },
};

const styles = {
  approved: { color: 'green', Icon: IconCheck },
  preferred: { color: 'blue', Icon: IconStarFilled },
  blocked: { color: 'red', Icon: IconBan },
} as const;

export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const { color, Icon } = styles[standing];
  return (
    <Badge tone={color}>
      <Icon size={14} aria-hidden="true" />
      {t(standingTexts[standing].label)}
    </Badge>
  );
}
