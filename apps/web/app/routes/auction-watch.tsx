import { WatchScreen } from '../features/auctions/watch/watch-screen.tsx';

export default WatchScreen;
