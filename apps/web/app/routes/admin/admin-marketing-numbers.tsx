import { MarketingNumbersScreen } from '../../features/operations/directory/marketing-numbers-screen.tsx';

export default MarketingNumbersScreen;
