import { AuctionsScreen } from '../../features/reverse-auctions/auctions-screen.tsx';

export default AuctionsScreen;
