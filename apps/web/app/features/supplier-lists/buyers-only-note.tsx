import { useTranslation } from 'react-i18next';
import { BuyersOnly } from '../../shell/buyers-only.tsx';

export function BuyersOnlyNote() {
  const { t } = useTranslation();
  return (
    <BuyersOnly
      title={t('Your suppliers')}
      why={t('Only buyers keep lists of suppliers. Your account can become a buyer too: add the role on your profile.')}
    />
  );
}
