import { OwnBuyerProfileScreen } from '../features/networks/own-buyer-profile-screen.tsx';

export default OwnBuyerProfileScreen;
