import { RegisterToBidScreen } from '../../features/auctions/bidders/register-to-bid-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default RegisterToBidScreen;
