import { BiddersScreen } from '../../features/operations/auctions/bidders-screen.tsx';

export default BiddersScreen;
