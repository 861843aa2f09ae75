// The page is never cached for other visitors, and sends no referrer, because the address contains a secret.
import { AnswerRequestScreen } from '../features/leads/requests/answer-request-screen.tsx';

export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

export default AnswerRequestScreen;
