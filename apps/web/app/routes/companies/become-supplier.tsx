import { BecomeSupplierScreen } from '../../features/leads/joining/become-supplier-screen.tsx';

export const headers = () => ({ 'Cache-Control': 'public, s-maxage=300' });

export default BecomeSupplierScreen;
