import { RegisterToBidScreen } from '../features/bidders/register-to-bid-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default RegisterToBidScreen;
