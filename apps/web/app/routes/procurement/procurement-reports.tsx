import { ReportsScreen } from '../../features/buying-reports/reports-screen.tsx';

export default ReportsScreen;
