import { DirectoryScreen } from '../../features/operations/directory/directory-screen.tsx';

export default DirectoryScreen;
