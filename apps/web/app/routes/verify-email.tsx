// Never shared between visitors: the address holds a secret.
import { VerifyEmailScreen } from '../features/account/verify-email-screen.tsx';

export default VerifyEmailScreen;
