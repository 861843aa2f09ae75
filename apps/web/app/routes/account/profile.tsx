import { YourProfileScreen } from '../../features/companies/profile/your-profile-screen.tsx';

export default YourProfileScreen;
