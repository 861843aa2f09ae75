import { NewAuctionScreen } from '../../features/reverse-auctions/new/new-auction-screen.tsx';

export default NewAuctionScreen;
