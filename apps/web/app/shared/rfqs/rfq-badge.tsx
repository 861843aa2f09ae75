import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
  return (
    <Badge variant="light" color={tone} radius="sm" tt="none" miw="max-content">
      {t(label)}
    </Badge>
  );
}
