import { ForgotPasswordScreen } from '../../features/identity/account/forgot-password-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default ForgotPasswordScreen;
