import { JoinBuyerNetworkScreen } from '../../features/leads/joining/join-buyer-network-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default JoinBuyerNetworkScreen;
