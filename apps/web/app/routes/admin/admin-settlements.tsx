import { SettlementsScreen } from '../../features/operations/auctions/settlements-screen.tsx';

export default SettlementsScreen;
