import { JobsScreen } from '../../features/operations/system/jobs-screen.tsx';

export default JobsScreen;
