import { HealthScreen } from '../../features/operations/health/health-screen.tsx';

export default HealthScreen;
