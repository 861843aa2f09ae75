import { LandingScreen } from '../features/landing/landing-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default LandingScreen;
