// The page is never cached for other visitors, because the address contains a secret.
import { VerifyEmailScreen } from '../features/account/verify-email-screen.tsx';

export default VerifyEmailScreen;
