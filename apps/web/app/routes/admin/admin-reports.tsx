import { ReportsScreen } from '../../features/operations/reports/reports-screen.tsx';

export default ReportsScreen;
