import { LotsScreen } from '../../features/operations/auctions/lots-screen.tsx';

export default LotsScreen;
