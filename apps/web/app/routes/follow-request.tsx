// The page is never cached for other visitors, and sends no referrer, because the address contains a secret.
import { FollowRequestScreen } from '../features/leads/requests/follow-request-screen.tsx';

export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

export default FollowRequestScreen;
