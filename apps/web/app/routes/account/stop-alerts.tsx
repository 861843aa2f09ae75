// The page is never cached for other visitors, because the address contains a secret.
import { StopAlertsScreen } from '../../features/identity/account/stop-alerts-screen.tsx';

export default StopAlertsScreen;
