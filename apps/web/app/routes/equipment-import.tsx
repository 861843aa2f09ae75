import { ImportScreen } from '../features/dashboard/imports/import-screen.tsx';

export default ImportScreen;
