// The page is never cached for other visitors, because the address contains a secret.
import { StopAlertsScreen } from '../features/account/stop-alerts-screen.tsx';

export default StopAlertsScreen;
