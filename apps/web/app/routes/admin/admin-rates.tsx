import { RatesScreen } from '../../features/operations/system/rates-screen.tsx';

export default RatesScreen;
