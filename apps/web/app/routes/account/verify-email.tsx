// The page is never cached for other visitors, because the address contains a secret.
import { VerifyEmailScreen } from '../../features/identity/account/verify-email-screen.tsx';

export default VerifyEmailScreen;
