import { useTranslation } from 'react-i18next';
import { ContactDetails } from '../contact-details.tsx';
import type { OtherSide, Side } from './deal.ts';
import { DealPanel } from './deal-panel.tsx';

type DealContactProps = { side: Side; other: OtherSide; agreed: boolean };

/** How to reach the other side: at hand once something is agreed, because what is left to settle is between the two. */
export function DealContact({ side, other, agreed }: DealContactProps) {
  const { t } = useTranslation();
  return (
    <DealPanel title={side === 'buyer' ? t('Contact of the supplier') : t('Contact of the buyer')}>
      <ContactDetails key={String(agreed)} companyId={other._id} open={agreed} />
    </DealPanel>
  );
}
