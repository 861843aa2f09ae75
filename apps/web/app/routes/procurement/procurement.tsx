import { ProcurementScreen } from '../../features/leads/e-procurement/procurement-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default ProcurementScreen;
