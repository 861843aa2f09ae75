import { LoginScreen } from '../../features/identity/account/login-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default LoginScreen;
