import { ForgotPasswordScreen } from '../features/account/forgot-password-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default ForgotPasswordScreen;
