import { useTranslation } from 'react-i18next';
import { ClosingBand } from '../../shell/closing-band.tsx';

export function AskUs({ amongAll = false }: { amongAll?: boolean }) {
  const { t } = useTranslation();
  return (
    <ClosingBand
      sand
      title={t('Did this not answer it?')}
      line={t('Write to us: a person answers, as a rule within a working day.')}
      first={{ to: '/contact-us', label: t('Contact us') }}
      second={amongAll ? undefined : { to: '/help', label: t('All help') }}
    />
  );
}
