import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../../ui/page/closing-band.tsx';

export function AskUs({ amongAll = false }: { amongAll?: boolean }) {
  const { t } = useTranslation();
  return (
    <ClosingBand
      sand
      title={t('Still need help?')}
      line={t('Contact us. We usually reply within one business day.')}
      first={{ to: '/contact-us', label: t('Contact us') }}
      second={amongAll ? undefined : { to: '/help', label: t('All help') }}
    />
  );
}
