import { LeadsScreen } from '../../features/operations/leads/leads-screen.tsx';

export default LeadsScreen;
