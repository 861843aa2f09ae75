import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/page/badge.tsx';
import type { RfqState } from './rfq-queries.ts';
import { rfqStateTexts, supplierStandTexts } from './rfq-texts.ts';

export function StateBadge({ state }: { state: RfqState }) {
  return <TextBadge {...rfqStateTexts[state]} />;
}

export function StandBadge({ stand }: { stand: keyof typeof supplierStandTexts }) {
  return <TextBadge {...supplierStandTexts[stand]} />;
}

function TextBadge({ label, tone }: (typeof rfqStateTexts)[RfqState]) {
  const { t } = useTranslation();
  return <Badge tone={tone}>{t(label)}</Badge>;
}
