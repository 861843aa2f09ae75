import { useTranslation } from 'react-i18next';
import { BuyersOnly } from '../../shared/companies/buyers-only.tsx';

export function BuyersOnlyNote() {
  const { t } = useTranslation();
  return (
    <BuyersOnly
      title={t('Your suppliers')}
      why={t('Supplier lists are for buyers. To use them, add the buyer role in your settings.')}
    />
  );
}
