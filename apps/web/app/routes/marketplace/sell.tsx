import { SellScreen } from '../../features/leads/selling/sell-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default SellScreen;
