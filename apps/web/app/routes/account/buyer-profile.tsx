import { OwnBuyerProfileScreen } from '../../features/companies/networks/buyer/own-buyer-profile-screen.tsx';

export default OwnBuyerProfileScreen;
