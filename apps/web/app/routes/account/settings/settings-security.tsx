import { SecurityPage } from '../../../features/dashboard/settings/security-page.tsx';

export default SecurityPage;
