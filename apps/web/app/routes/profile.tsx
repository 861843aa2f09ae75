import { YourProfileScreen } from '../features/profile/your-profile-screen.tsx';

export default YourProfileScreen;
