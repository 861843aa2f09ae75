import { ImportScreen } from '../../features/catalogue/imports/import-screen.tsx';

export default ImportScreen;
