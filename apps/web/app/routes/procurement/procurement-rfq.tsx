import { RfqsScreen } from '../../features/rfqs/rfqs-screen.tsx';

export default RfqsScreen;
