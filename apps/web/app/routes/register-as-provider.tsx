import { RegisterProviderScreen } from '../features/directory/services/register-provider-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default RegisterProviderScreen;
