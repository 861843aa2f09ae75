import { OnboardingCrash } from '../../features/companies/onboarding/onboarding-crash.tsx';
import { OnboardingScreen } from '../../features/companies/onboarding/onboarding-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export const ErrorBoundary = OnboardingCrash;

export default OnboardingScreen;
