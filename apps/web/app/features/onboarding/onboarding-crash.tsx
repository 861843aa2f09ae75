import { useTranslation } from 'react-i18next';
import { FailureScreen } from '../../shell/error-screen.tsx';

export function OnboardingCrash() {
  const { t } = useTranslation();
  return <FailureScreen message={t('Something went wrong. Please refresh the page.')} />;
}
