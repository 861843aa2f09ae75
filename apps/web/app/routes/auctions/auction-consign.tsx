import { ConsignScreen } from '../../features/auctions/consign/consign-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default ConsignScreen;
