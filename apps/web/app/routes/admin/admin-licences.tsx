import { LicencesScreen } from '../../features/operations/licences/licences-screen.tsx';

export default LicencesScreen;
