import { LeadsScreen } from '../features/operations/leads-screen.tsx';

export default LeadsScreen;
