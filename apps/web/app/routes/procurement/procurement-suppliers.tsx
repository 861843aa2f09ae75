import { SuppliersScreen } from '../../features/supplier-lists/suppliers-screen.tsx';

export default SuppliersScreen;
