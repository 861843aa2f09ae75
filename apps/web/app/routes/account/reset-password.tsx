// The page is never cached for other visitors, because the address contains a secret.
import { ResetPasswordScreen } from '../../features/identity/account/reset-password-screen.tsx';

export default ResetPasswordScreen;
