import { LicencesPage } from '../../../features/dashboard/settings/licences-page.tsx';

export default LicencesPage;
