import { WatchScreen } from '../../features/auctions/browse-pages/watch/watch-screen.tsx';

export default WatchScreen;
