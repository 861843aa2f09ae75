import { TrialScreen } from '../features/leads/e-procurement/trial-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default TrialScreen;
