import { SettingsScreen } from '../../../features/dashboard/settings/settings-screen.tsx';

export default SettingsScreen;
