import { WelcomeScreen } from '../../features/identity/account/welcome-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default WelcomeScreen;
