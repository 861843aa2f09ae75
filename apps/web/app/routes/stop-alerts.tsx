// Never shared between visitors: the address holds a secret.
import { StopAlertsScreen } from '../features/account/stop-alerts-screen.tsx';

export default StopAlertsScreen;
