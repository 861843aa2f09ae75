import { useTranslation } from 'react-i18next';
import { FailureScreen } from '../../../ui/states/error-screen.tsx';

export function OnboardingCrash() {
  const { t } = useTranslation();
  return <FailureScreen message={t('Something went wrong. Please refresh the page.')} />;
}
