import { useTranslation } from 'react-i18next';
import { ContactDetails } from '../companies/contact-details.tsx';
import type { OtherSide, Side } from './deal.ts';
import { DealPanel } from './deal-panel.tsx';

type DealContactProps = { side: Side; other: OtherSide; agreed: boolean };

/** Shows the contact of the other side. It is open as soon as the deal is agreed, because the rest is settled between the two sides. */
export function DealContact({ side, other, agreed }: DealContactProps) {
  const { t } = useTranslation();
  return (
    <DealPanel title={side === 'buyer' ? t('Supplier contact') : t('Buyer contact')}>
      <ContactDetails key={String(agreed)} companyId={other._id} open={agreed} />
    </DealPanel>
  );
}
